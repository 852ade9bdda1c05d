// Writes what a foreign reader finds in a file of safetensors: foreign_reader.mjs FILE OUTPUT makes OUTPUT.json, the metadata
// and the shapes, and OUTPUT.bin, the values in that order.
import { readFileSync, writeFileSync } from "node:fs";
import { safetensors } from "@jax-js/loaders";

const [file, output] = process.argv.slice(2);
const { tensors, metadata } = safetensors.parse(new Uint8Array(readFileSync(file)));
const shapes = Object.entries(tensors).map(([name, { shape }]) => [name, shape]);
writeFileSync(`${output}.json`, JSON.stringify({ metadata, shapes }));
writeFileSync(`${output}.bin`, Buffer.concat(Object.values(tensors).map(({ data }) => Buffer.from(data.buffer, data.byteOffset, data.byteLength))));
