// What somebody does who uses the library: answers from several threads, a column of a table, an audit, an alignment,
// a model of one's own, measured and exchanged. Built and run by scripts/check package against what is installed.
#include <iostream>
#include <kalends/kalends.hpp>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

using namespace kalends;

namespace {

/// The words of the command line, each read by a thread of its own: a Normalizer may be shared.
std::vector<Answer> in_threads(const Normalizer& normalizer, const std::vector<std::string>& texts) {
    std::vector<Answer> answers(texts.size());
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < texts.size(); ++i)
        threads.emplace_back([&, i] { answers[i] = normalizer.normalize(texts[i]); });
    threads.clear();
    return answers;
}

/// A table with a further column of dates, whose order its own rows tell; and what was in the column.
std::string with_dates(const Normalizer& normalizer, const std::string& csv, ColumnAudit& audit) {
    std::istringstream in(csv);
    TableReader reader(in, {.columns = {"born"}});
    const TableWriter writer(reader, {});
    BlockNormalizer normalize(normalizer, {.infer_order = true, .every_order = true});
    std::string out = writer.header();
    while (reader.next()) {
        const std::vector<BlockAnswers> answers{normalize(reader.texts(0))};
        audit.add(reader, 0, answers.front());
        writer.append(out, answers);
    }
    return out;
}

/// A small model from generated pairs, as somebody trains one on pairs of their own.
Checkpoint trained() {
    FittingOptions options;
    options.generator.locales = {"en"};
    options.training.examples = 2000;
    options.config.embedding = options.config.hidden = options.config.decoder_hidden = options.config.attention_size =
        8;
    options.vocabulary_examples = 2000;
    options.validation_examples = options.calibration_examples = 100;
    return fit(options);
}

bool is_kept(const Checkpoint& model) {
    const Checkpoint again = from_safetensors(to_safetensors(model), "again");
    return to_bytes(again) == to_bytes(model);
}

}  // namespace

int main(int count, char** words) try {
    const Normalizer normalizer(load_default_model());
    for (const Answer& answer : in_threads(normalizer, {words + 1, words + count})) std::cout << answer.date << '\n';

    ColumnAudit audit;
    std::cout << with_dates(normalizer, "name,born\nAda,13/05/2018\nBea,05/06/2018\n", audit);
    std::cout << audit.rows() << " rows, " << audit.proving(Order::dmy).rows << " prove " << name(Order::dmy) << '\n';

    const std::string text = "9 May 2018";
    const AlignedAnswer aligned = normalizer.align(text);
    std::cout << name(aligned.answer.status) << (alignment_table(text, aligned).empty() ? ", not" : ",")
              << " aligned\n";

    const Checkpoint model = trained();
    const Normalizer own(model);
    Evaluator evaluator(own, {});
    evaluator.add(std::vector<Example>{{text, parse_expression("2018-05-09"), "en", "-", {}}});
    std::cout << evaluator.metrics().all.rows << " row measured, " << (is_kept(model) ? "the same" : "another")
              << " model after an exchange\n";
} catch (const Error& error) {
    std::cerr << error.what() << '\n';
    return static_cast<int>(error.kind());
}
