// What of pages can be seen in a browser alone. usage: node live.mjs LINK PICTURE.png MODE
//
// LINK is of a running Examples/Museum, PICTURE its picture without a browser at 390x844@2.
import { readFileSync } from "node:fs";
import { Browser, decoded, findBrowser, pause } from "./browser.mjs";

const [link, picture] = process.argv.slice(2);
const screen = { width: 390, height: 844, scale: 2 };
let failures = 0;

function expect(holds, what) {
  console.log(`${holds ? "ok" : "FAILED"}: ${what}`);
  if (!holds) failures += 1;
}

const names = async (page) => (await page.accessible()).map((node) => node.name);

/// The elements that the page was told, against those that the browser's own tree has.
async function compareTrees(page, what) {
  const told = await page.run(`Array.from(layer.children, (e) => e.getAttribute("aria-label") ?? e.textContent)`);
  const found = new Set(await names(page));
  const missing = told.filter((name) => name && !found.has(name));
  expect(told.length > 0 && missing.length === 0, `the browser's tree has all ${told.length} elements of ${what}${missing.length ? `, but not ${missing}` : ""}`);
}

const browser = new Browser(findBrowser());
try {
  const page = await browser.open(link, screen);
  await page.until("document.title === 'Museum'", "the title");
  await page.still();

  const [shown, wanted] = [await page.pixels(), await decoded(browser, picture, screen)];
  await page.front();
  let different = 0;
  for (let at = 0; at < wanted.length; at += 4) {
    if (shown.data.readUInt32LE(at) !== wanted.readUInt32LE(at)) different += 1;
  }
  expect(shown.width === 780 && shown.height === 1688, "the canvas has the pixels of the screen");
  expect(wanted.length === shown.data.length && different === 0, `the canvas equals the picture without a browser (${different} pixels differ)`);
  await compareTrees(page, "the first screen");

  const before = await page.digest();
  for (let turn = 0; turn < 4; turn += 1) { await page.wheel(200, 650, 0, 120); await pause(0.05); }
  await page.still(1.2);
  expect(await page.digest() !== before, "the wheel scrolls");
  await page.drag(200, 300, 200, 760);
  await page.still(1.5);
  const { y } = await page.find("StaticText", "Rooms");
  expect(y > 380, "a drag scrolls back");

  await page.tap("StaticText", "Trees");
  await page.until(`Array.from(layer.children).some((e) => e.getAttribute("aria-label") === "Museum" && e.getAttribute("role") === "button")`, "the button back");
  await page.still();
  await compareTrees(page, "the room");
  // The address names the room: another page opens there.
  await page.until("location.hash.startsWith('#uikit-state:')", "the address of the room");
  const bookmark = await page.run("location.href");
  const bookmarked = await browser.open(bookmark, screen);
  await bookmarked.until("document.title === 'Museum'");
  await bookmarked.until(`Array.from(layer.children).some((e) => e.textContent.includes("Three Birches"))`, "the room of the address");
  await bookmarked.close();
  await page.front();
  expect(true, "the address of a room opens it in another page");
  await page.tap("button", "Museum");
  await page.until("location.hash === ''", "the address of the first screen");
  await page.until(`!Array.from(layer.children).some((e) => e.getAttribute("aria-label") === "Museum" && e.getAttribute("role") === "button")`, "the way back");
  expect(true, "a room opens by its name, and the button back leads out");

  await page.prefer({ "prefers-color-scheme": "dark" });
  await page.still();
  const dark = await page.pixels();
  expect(dark.data[4 * (780 * 20 + 20)] < 40, "the page turns dark with the browser");
  await page.prefer({ "prefers-color-scheme": "light" });

  await page.send("Emulation.setDeviceMetricsOverride", { width: 700, height: 500, deviceScaleFactor: 1, mobile: false });
  await page.until("picture.width === 700 && picture.height === 500", "another size");
  expect(true, "size and density are followed");

  const other = await browser.open(link, screen);
  await other.until("document.title === 'Museum'");
  await other.still();
  expect(await other.run("picture.width") === 780 && await page.run("picture.width") === 700, "two pages have scenes of their own");

  await page.front();
  await page.run("socket.close()");
  await page.until("socket && socket.readyState === 1 && $('veil').hidden", "the connection");
  expect(true, "a lost connection comes back");
  expect(page.errors.length === 0, `the page reports no errors${page.errors.length ? `: ${page.errors}` : ""}`);
} catch (error) {
  expect(false, error.stack);
} finally {
  await browser.close();
}
process.exit(failures ? 1 : 0);
