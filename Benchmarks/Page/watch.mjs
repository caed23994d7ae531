// From the save of a file to its picture in a page that is where it was. usage: node watch.mjs LINK FILE NAME RUNS
//
// LINK is of `Scripts/run Examples/Museum --watch`, FILE the WorkViewController.swift that it watches. A work is
// opened and scrolled; each save gives another text to its year, and ends when the page shows it.
import { readFileSync, writeFileSync } from "node:fs";
import { Browser, findBrowser, pause } from "../../Tests/Page/browser.mjs";

const [link, file, name, runs] = process.argv.slice(2);
const former = readFileSync(file, "utf8");
const anchor = "year.text = work.year";
if (!former.includes(anchor)) throw new Error(`${file} does not contain "${anchor}".`);

const browser = new Browser(findBrowser());
const times = [];
try {
  const page = await browser.open(link, { width: 390, height: 844, scale: 2 });
  await page.until("document.title !== '' && layer.children.length > 3", "the application", 60);
  await page.still();
  await page.click(150, 270);
  await page.until("Array.from(layer.children).some((e) => e.getAttribute('aria-label') === 'Museum')", "the way back");
  for (let run = -1; run < Number(runs); run += 1) {
    await pause(1.5);
    const text = `Save ${run + 1}`;
    const start = Date.now();
    writeFileSync(file, former.replace(anchor, `year.text = "${text}"`));
    await page.until(
      `Array.from(layer.children).some((e) => (e.getAttribute("aria-label") ?? e.textContent) === ${JSON.stringify(text)})`,
      `the text of save ${run + 1}`, 60);
    // The first save finds nothing that was built with the page open.
    if (run >= 0) times.push((Date.now() - start) / 1000);
  }
} finally {
  writeFileSync(file, former);
  await browser.close();
}
times.sort((one, other) => one - other);
const at = (share) => times[Math.min(times.length - 1, Math.ceil(share * times.length) - 1)];
const isMet = at(0.5) <= 2 && at(0.95) <= 4;
console.log(`${name}  median ${at(0.5).toFixed(2)} s, 95 % ${at(0.95).toFixed(2)} s of ${times.length}  ${isMet ? "met" : "MISSED"}`);
process.exit(isMet ? 0 : 1);
