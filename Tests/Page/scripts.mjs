// Does in pages what scripts say, and compares what is shown with what the recorded scripts draw without a
// browser. usage: node scripts.mjs GALLERY EVERYTHING [NAME …]
//
// GALLERY is the gallery's program, EVERYTHING that of Everything.swift. Scripts/gallery/NAME.txt is for the
// scene NAME, or for the scene before a point in NAME; Scripts/everything/NAME.txt for the application.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Browser, decoded, findBrowser, pause } from "./browser.mjs";
import { serve } from "./serving.mjs";

const [gallery, everything, ...wanted] = process.argv.slice(2);
const folder = join(dirname(fileURLToPath(import.meta.url)), "Scripts");
const work = mkdtempSync(join(tmpdir(), "page-scripts-"));
const record = join(work, "recorded.txt");
const picture = join(work, "played.png");
let failures = 0;

function expect(holds, what) {
  console.log(`${holds ? "ok" : "FAILED"}: ${what}`);
  if (!holds) failures += 1;
}

/// The words of a line, as docs/scripts.md describes them.
function words(line) {
  const found = [];
  for (const [, quoted, plain, comment] of line.matchAll(/"((?:\\.|[^"\\])*)"|([^\s"#]+)|(#.*)/g)) {
    if (comment) break;
    if (plain !== undefined) found.push({ text: plain });
    else found.push({ text: quoted.replace(/\\(.)/g, (_, c) => ({ n: "\n", t: "\t" })[c] ?? c), name: true });
  }
  return found;
}

/// An expression for the element of the page with an identifier or a label.
function element(name) {
  return `((all, wanted) => all.find((e) => e.dataset.identifier === wanted)
    ?? all.find((e) => (e.getAttribute("aria-label") ?? e.textContent) === wanted))(Array.from(layer.children), ${JSON.stringify(name)})`;
}

/// Takes a place from the start of words: a point in the page.
async function place(page, rest) {
  if (!rest[0].name) return { x: Number(rest.shift().text), y: Number(rest.shift().text) };
  const name = rest.shift().text;
  const box = await page.until(`((found) =>
    found && { x: found.offsetLeft, y: found.offsetTop, width: found.offsetWidth, height: found.offsetHeight })(${element(name)})`, name);
  let inset = [box.width / 2, box.height / 2];
  if (rest[0]?.text === "at" && !rest[0].name) {
    rest.shift();
    inset = [box.width, box.height].map((side) => {
      const { text } = rest.shift();
      return text.endsWith("%") ? side * parseFloat(text) / 100 : Number(text);
    });
  }
  return { x: Math.round(box.x + inset[0]), y: Math.round(box.y + inset[1]) };
}

const number = (rest) => Number(rest.shift().text);

/// Makes a step with the mouse and the keys of the browser.
async function perform(page, line, screen) {
  const rest = words(line);
  const verb = rest.shift()?.text;
  switch (verb) {
    case undefined: return;
    case "wait": return pause(number(rest));
    case "tap": { const { x, y } = await place(page, rest); return page.click(x, y); }
    case "menu": { const { x, y } = await place(page, rest); return page.click(x, y, "right"); }
    case "press": {
      const { x, y } = await place(page, rest);
      await page.mouse("mouseMoved", x, y);
      await page.mouse("mousePressed", x, y, { button: "left", clickCount: 1 });
      await pause(number(rest));
      return page.mouse("mouseReleased", x, y, { button: "left", clickCount: 1 });
    }
    case "drag": return drag(page, rest);
    case "wheel": {
      const { x, y } = await place(page, rest);
      return page.wheel(x, y, number(rest), number(rest));
    }
    case "type": case "text": return page.type(verb === "text" ? rest[0].text : line.slice(5));
    case "compose": {
      const { text } = rest.shift();
      return page.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    }
    case "key": {
      const names = { delete: ["Backspace", 8], return: ["Enter", 13], escape: ["Escape", 27], left: ["ArrowLeft", 37], right: ["ArrowRight", 39] };
      const [key, code] = names[rest[0].text];
      return page.key(key, 0, key, code);
    }
    case "screen": {
      const [, width, height, scale] = rest[0].text.match(/^(\d+)x(\d+)(?:@(\d+))?$/);
      screen.scale = Number(scale ?? screen.scale);
      return page.send("Emulation.setDeviceMetricsOverride", {
        width: Number(width), height: Number(height), deviceScaleFactor: screen.scale, mobile: false,
      });
    }
    case "expect": {
      const isAbsent = rest[0].text === "no" && !rest[0].name;
      return isAbsent ? page.until(`!(${element(rest[1].text)})`, `no ${rest[1].text}`) : place(page, rest);
    }
    default: throw new Error(`${verb} is not made in pages`);
  }
}

async function drag(page, rest) {
  const { x, y } = await place(page, rest);
  let end;
  if (rest[0].text === "by") { rest.shift(); end = { x: x + number(rest), y: y + number(rest) }; }
  else end = await place(page, rest);
  const steps = Math.max(2, Math.round(number(rest) * 60));
  return page.drag(x, y, end.x, end.y, steps);
}

/// The pixels that differ, with the first and the last place; -1 for pictures of other sizes.
function different(one, other, width) {
  if (one.length !== other.length) return { count: -1, where: "" };
  const places = [];
  for (let at = 0; at < one.length; at += 4) if (one.readUInt32LE(at) !== other.readUInt32LE(at)) places.push(at / 4);
  const words = [places[0], places.at(-1)].filter((at) => at !== undefined).map((at) =>
    `${at % width} ${Math.floor(at / width)}: ${one.readUInt32LE(at * 4).toString(16)} for ${other.readUInt32LE(at * 4).toString(16)}`);
  return { count: places.length, where: words.join(" to ") };
}

/// Plays a script without a browser, and draws the end.
function draw(kind, scene, file) {
  const { status, stderr } = kind === "gallery"
    ? spawnSync(gallery, ["script", scene, file, "-o", picture])
    : spawnSync(everything, [], {
      env: { ...process.env, UIKIT_INPUT: file, UIKIT_INSTANT: "1", UIKIT_AFTER: "5", UIKIT_PICTURE: picture },
    });
  if (status !== 0) throw new Error(`without a browser: ${stderr}`);
}

async function run(browser, kind, name) {
  const scene = name.split(".")[0];
  const file = join(folder, kind, `${name}.txt`);
  const screen = { width: 390, height: 844, scale: 1 };
  // What the script expects holds without a browser, too.
  draw(kind, scene, file);
  // What is done in the page is recorded.
  const [program, options] = kind === "gallery" ? [gallery, ["serve", "--port", "0"]] : [everything, []];
  const { server, link } = await serve(program, options, { UIKIT_RECORD: record });
  try {
    const key = link.searchParams.get("key");
    const page = await browser.open(
      kind === "gallery" ? `${link.origin}/page?scene=${scene}&key=${key}` : link.href, screen);
    await page.still();
    await page.until("layer.children.length > 0", "elements");
    const before = await page.digest();
    for (const line of readFileSync(file, "utf8").split("\n")) await perform(page, line, screen);
    await page.still(1.2);
    const shown = await page.pixels();
    const recorded = readFileSync(record, "utf8");
    if (process.env.PAGE_PICTURES) {
      writeFileSync(join(process.env.PAGE_PICTURES, `${name}.png`), await page.screenshot());
      writeFileSync(join(process.env.PAGE_PICTURES, `${name}.txt`), recorded);
    }
    const isChanged = await page.digest() !== before;
    draw(kind, scene, record);
    if (process.env.PAGE_PICTURES) {
      writeFileSync(join(process.env.PAGE_PICTURES, `${name}-played.png`), readFileSync(picture));
    }
    const { count, where } = different(shown.data, await decoded(browser, picture, screen), shown.width);
    const lines = recorded.split("\n").length - 1;
    expect(count === 0 && isChanged && page.errors.length === 0,
      `${name}: the page shows what its recorded script draws (${count} pixels differ${where && `, ${where}`}, ${lines} lines`
        + `${isChanged ? "" : ", nothing changed"}${page.errors.length ? `, ${page.errors}` : ""})`);
    await page.close();
  } finally {
    server.removeAllListeners("exit");
    server.kill();
  }
}

const browser = new Browser(findBrowser());
try {
  for (const kind of ["gallery", "everything"]) {
    const names = readdirSync(join(folder, kind)).filter((name) => name.endsWith(".txt"));
    for (const name of names.map((name) => name.slice(0, -4)).sort()) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      await run(browser, kind, name).catch((error) => expect(false, `${name}: ${error.stack}`));
    }
  }
} finally {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}
process.exit(failures ? 1 : 0);
