// The inspector in Chromium. usage: node inspect.mjs LINK GALLERY, LINK being of `gallery serve` and GALLERY its program
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Browser, findBrowser, pause } from "./browser.mjs";

const [, , address, program] = process.argv;
const link = new URL(address);
const folder = process.env.PAGE_PICTURES;
let failures = 0;

function expect(holds, what) {
  console.log(`${holds ? "ok" : "FAILED"}: ${what}`);
  if (!holds) failures += 1;
}

const native = (...options) => JSON.parse(spawnSync(program, ["inspect", ...options], { maxBuffer: 1 << 28 }).stdout);
const frames = (report) => report.layouts.map((layout) => layout.elements.map((one) => [one.name, one.frame]));
const inspector = (scene) => `${link.origin}/inspector?scene=${scene}&key=${link.searchParams.get("key")}`;
const picture = async (page, name) => folder && writeFileSync(join(folder, `inspector-${name}.png`), await page.screenshot());
const settled = (page) => page.until("panes.length && panes.every((pane) => pane.report && !pane.isBusy)", "reports", 60);

const browser = new Browser(findBrowser());
try {
  const page = await browser.open(inspector("chat"), { width: 1400, height: 1000, scale: 1 });
  await settled(page);
  const shown = await page.run("panes[0].report");
  expect(JSON.stringify(frames(shown)) === JSON.stringify(frames(native("chat"))), "the page has the frames of 'gallery inspect'");
  const pixels = await page.run(`(() => {
    const data = panes[0].canvas.getContext("2d").getImageData(0, 0, panes[0].canvas.width, panes[0].canvas.height).data;
    return [panes[0].canvas.width, data.some((value, index) => index % 4 < 3 && value < 200)];
  })()`);
  expect(pixels[0] === 780 && pixels[1], "the picture is drawn at its scale");

  // A click explains an element, and draws its group, estimate and section over it.
  const middle = (name) => page.run(`(() => {
    const area = [...panes[0].targets.children].find((one) => one.getAttribute("aria-label") === ${JSON.stringify(name)});
    const { x, y, width, height } = area.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  })()`);
  await page.click(...await middle("cell [1, 1]"));
  const words = await page.run(`document.getElementById("why").innerText`);
  expect(words.includes("cell [1, 1]") && words.includes("height = estimated 48 → 48.5 (measured)"), "a click explains the element");
  const drawn = await page.run(`[...panes[0].marks.children].map((one) => one.getAttribute("class"))`);
  expect(["section", "group", "frame", "estimate"].every((kind) => drawn.includes(kind)), `section, group and estimated size are drawn: ${drawn}`);
  await picture(page, "element");

  // An edge is dragged: the layout follows, and ends at the very frames of a window of that size.
  const grip = await page.run(`(() => { const { x, y, width, height } = document.querySelector(".grip.right").getBoundingClientRect(); return [x + width / 2, y + height / 2]; })()`);
  await page.drag(...grip, grip[0] - 90, grip[1]);
  await settled(page);
  const narrow = await page.run("panes[0].report");
  expect(narrow.conditions.width === 300, `the edge was dragged: ${narrow.conditions.width}`);
  expect(JSON.stringify(frames(narrow)) === JSON.stringify(frames(native("chat", "--size", "300x844"))), "dragged frames are the native ones");
  expect(await page.run(`document.getElementById("why").innerText.includes("cell [1, 1]")`), "the element stays chosen");
  await picture(page, "dragged");

  // Insets and spacings, and several traits side by side.
  await page.run(`Object.assign(document.getElementById("scene"), { value: "distinct-sections" }).dispatchEvent(new Event("change"))`);
  await settled(page);
  await page.run(`document.querySelector('[data-set="direction"]').click()`);
  await settled(page);
  await page.click(...await middle("cell [1, 4]"));
  const both = await page.run("panes.map((pane) => [...pane.marks.querySelectorAll('text')].map((one) => one.textContent))");
  expect(both.length === 2 && both.every((texts) => texts.includes("6 interItemSpacing") && texts.includes("20 contentInsets.top")), `insets and spacings are named in both panes: ${JSON.stringify(both)}`);
  expect(await page.run("panes[1].report.conditions.isRightToLeft && !panes[0].report.conditions.isRightToLeft"), "one pane is from right to left");
  await picture(page, "directions");
  await page.run(`document.querySelector('[data-set="text"]').click()`);
  await settled(page);
  expect(await page.run("new Set(panes.map((pane) => pane.report.conditions.textSize)).size") === 4, "four text sizes are side by side");
  await page.run("document.getElementById('groups').click()");
  await picture(page, "text");

  // What is wrong is said, and nothing was refused by the content security policy.
  await page.run(`panes[0].resize("width", 5000)`);
  await settled(page);
  expect(await page.run("panes[0].width") === 2000, "sizes are bounded");
  const denied = await page.run(`fetch("inspect/list.json").then((answer) => answer.status)`);
  const missing = await page.run(`fetch("inspect/nothing.json?key=" + key).then((answer) => answer.status)`);
  expect(denied === 404 && missing === 400, `no report without the key, or of no scene: ${denied}, ${missing}`);
  await pause(0.1);
  const errors = page.errors.filter((text) => !/404|400/.test(text ?? ""));
  expect(errors.length === 0, `the page has no errors: ${errors}`);

  // A live page goes on while scenes are inspected.
  const live = await browser.open(`${link.origin}/page?scene=list&key=${link.searchParams.get("key")}`, { width: 390, height: 844, scale: 1 });
  await live.still();
  const before = await live.digest();
  live.wheel(200, 400, 0, 300);
  await live.still();
  expect(await live.digest() !== before, "a live page scrolls after that");
} catch (error) {
  expect(false, error.stack);
} finally {
  await browser.close();
}
process.exit(failures ? 1 : 0);
