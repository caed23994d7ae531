// Compares the motion that pages compute with what scroll views of this machine did, bit by bit.
// usage: node motion.js MOTION.wasm FILE
const fs = require("fs");
const [, , file, golden] = process.argv;
const calls = new WebAssembly.Instance(new WebAssembly.Module(fs.readFileSync(file)), {}).exports;
const { cases } = JSON.parse(fs.readFileSync(golden));
let offsets = 0, moving = 0, failed = 0;

cases.forEach((one, number) => {
  calls.setRules(0, one.flags, one.rate);
  calls.setLimits(0, ...one.limits);
  calls.place(0, ...one.start);
  let former = one.start;
  for (const [kind, x, y, time] of one.events) {
    if (kind < 4) calls.touch(0, kind, x, y, time);
    else if (kind > 4) calls.wheel(0, x, y, kind === 6 ? 1 : 0, time);
    else {
      calls.step(0, time);
      const found = [calls.offsetX(0), calls.offsetY(0)];
      if (!Object.is(found[0] + 0, x + 0) || !Object.is(found[1] + 0, y + 0)) {
        if (failed < 20) console.log(`case ${number}, ${time} s: expected ${[x, y]}, got ${found}`);
        failed += 1;
        break;
      }
      offsets += 1;
      if (former[0] !== x || former[1] !== y) moving += 1;
      former = [x, y];
    }
  }
});
console.log(`${cases.length} motions with ${offsets} offsets compared, ${moving} of them moved, ${failed} differences`);
process.exit(failed > 0 || moving < cases.length ? 1 : 0);
