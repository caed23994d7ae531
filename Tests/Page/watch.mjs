// What a page shows after each save of an application that is watched. usage: node watch.mjs LINK FOLDER KIND ERRORS
//
// FOLDER has the sources that Scripts/test-watch writes, ERRORS what `Scripts/run` says.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Browser, findBrowser, pause } from "./browser.mjs";

const [link, folder, kind, errors] = process.argv.slice(2);
const isPlain = kind === "plain";
let failures = 0;

function expect(holds, what) {
  console.log(`${holds ? "ok" : "FAILED"}: ${kind}: ${what}`);
  if (!holds) failures += 1;
}

const write = (name, text) => writeFileSync(join(folder, name), text);
const text = (value) => `func shownText() -> String { ${value} }\n`;
const builds = () => readFileSync(errors, "utf8").match(/built in/g)?.length ?? 0;
/// How often all of `swift build` ran.
const wholeBuilds = () => readFileSync(errors, "utf8").match(/first build takes minutes/g)?.length ?? 0;

const browser = new Browser(findBrowser());
try {
  const page = await browser.open(link, { width: 390, height: 400, scale: 1 });
  const shows = async (wanted, what) => {
    const holds = `$("veil").hidden && Array.from(layer.children).some((e) => e.textContent === ${JSON.stringify(wanted)})`;
    await page.until(holds, wanted, isPlain ? 60 : 300);
    expect(true, what);
  };
  await shows("first", "the application is shown");
  await pause(3);

  write("Text.swift", text('"second"'));
  await shows("second", "an edit is shown");
  if (isPlain) expect(wholeBuilds() === 1, "without all of a build");

  write("Text.swift", text('"third" + absent'));
  await page.until(`!$("fault").hidden && /Text.swift:1:\\d+: error: .*absent/.test($("fault").textContent)`, "the error", 300);
  const fault = await page.run(`$("fault").textContent`);
  expect(fault.includes(join(folder, "Text.swift")), "an error is shown with its file and line");
  await shows("second", "and the last program goes on");

  write("Text.swift", text('"third"'));
  await shows("third", "what is mended is shown");
  await page.until(`$("fault").hidden`, "no error");

  write("More.swift", 'let more = "fourth"\n');
  write("Text.swift", text("more"));
  await shows("fourth", "a new file is built");

  write("More.swift", 'let more = "fifth"\n');
  await shows("fifth", "and an edit of it");

  rmSync(join(folder, "More.swift"));
  write("Text.swift", text('"sixth"'));
  await shows("sixth", "a file that is gone is left out");
  write("More.swift", "func broken( {\n");
  await page.until(`!$("fault").hidden`, "the error of a new file", 300);
  rmSync(join(folder, "More.swift"));
  await page.until(`$("fault").hidden`, "no error without it", 300);
  expect(true, "a new file that does not build is told, and forgotten when it is gone");

  if (kind !== "package") {
    write("note.txt", "note two\n");
    await shows("note two", "a resource is copied");
  }

  // The second save comes while the first is built.
  const before = builds();
  write("Text.swift", text('"seventh"'));
  await pause(0.4);
  write("Text.swift", text('"eighth"'));
  await shows("eighth", "a save during a build is built after it");
  await page.until("true");
  expect(builds() > before, "builds are told");
  expect(page.errors.every((error) => /WebSocket|ERR_CONNECTION/.test(error)), `the page has no errors: ${page.errors}`);
} catch (error) {
  expect(false, error.stack);
  console.log(readFileSync(errors, "utf8").split("\n").slice(-20).join("\n"));
} finally {
  await browser.close();
}
process.exit(failures ? 1 : 0);
