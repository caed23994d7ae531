// Compares the engine of a page with what the native one answered, scene by scene.
// usage: node golden.js ENGINE.wasm FOLDER
const fs = require("fs");
const path = require("path");
const [, , file, folder] = process.argv;
const code = new WebAssembly.Module(fs.readFileSync(file));
const decoder = new TextDecoder();
let cases = 0, elements = 0, failed = 0;

function compare(golden, one, calls) {
  const place = `${golden.name} ${one.width}x${one.height}${one.isMirrored ? " mirrored" : ""}` +
    (one.items === undefined ? "" : ` ${one.items} items`);
  const differs = (what, expected, found) => {
    if (failed < 20) console.log(`${place}: ${what}: expected ${expected}, got ${found}`);
    failed += 1;
  };
  const content = [calls.contentWidth(), calls.contentHeight()];
  if (String(content) !== String(one.content)) differs("content", one.content, content);
  const count = calls.find(0, one.offset, one.width, one.height);
  const found = new Float64Array(calls.memory.buffer, calls.elements(), count * 9);
  const index = one.elements.findIndex((value, index) => value !== found[index]);
  if (count * 9 !== one.elements.length) differs("elements", one.elements.length / 9, count);
  else if (index >= 0) {
    const start = index - index % 9;
    differs("an element", one.elements.slice(start, start + 9), found.slice(start, start + 9));
  }
  const indexes = [...new Set([0, count - 1])].sort((a, b) => a - b);
  one.explanations.forEach((text, number) => {
    const length = calls.explain(indexes[number], 0, one.offset, one.width, one.height);
    const words = decoder.decode(new Uint8Array(calls.memory.buffer, calls.words(), length));
    const lines = words.split("\n");
    const line = text.split("\n").findIndex((line, index) => line !== lines[index]);
    if (words !== text) differs("an explanation", text.split("\n")[line], lines[line]);
  });
  cases += 1;
  elements += count;
}

for (const name of fs.readdirSync(folder).filter(name => name.endsWith(".json")).sort()) {
  const golden = JSON.parse(fs.readFileSync(path.join(folder, name)));
  const layout = Buffer.from(golden.layout, "base64");
  for (const one of golden.cases) {
    const calls = new WebAssembly.Instance(code, {}).exports;
    const place = calls.makeRoom(layout.length);
    new Uint8Array(calls.memory.buffer, place, layout.length).set(layout);
    if (!calls.load(layout.length)) throw new Error(`${name} cannot be read`);
    calls.resize(one.width, one.height);
    calls.setRightToLeft(one.isMirrored);
    if (one.items !== undefined) calls.setItemCount(0, one.items);
    compare(golden, one, calls);
  }
}
console.log(`${cases} layouts and ${elements} elements compared, ${failed} differences`);
process.exit(failed > 0 || cases === 0 ? 1 : 0);
