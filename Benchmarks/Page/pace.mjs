// Ten seconds of flings over the storefront in a page, at round trips of 0 and 200 ms, beside a page in which one
// picture moves, and ten seconds of rest.
// usage: node pace.mjs LINK PROCESS, LINK being of `gallery serve`, PROCESS its number
import { readFileSync, readdirSync } from "node:fs";
import { Browser, findBrowser, pause } from "../../Tests/Page/browser.mjs";
import { delayingProxy } from "../../Tests/Page/proxy.mjs";

const link = new URL(process.argv[2]);
const server = Number(process.argv[3]);
let failures = 0;

function tell(isMet, what) {
  console.log(`${what}  ${isMet ? "met" : "MISSED"}`);
  if (!isMet) failures += 1;
}

/// Writes down the times of the browser's frames while content moves, and where it is shown then.
const watch = `(() => {
  window.pace = [];
  const turn = (time) => {
    const [moving] = predictions.values();
    pace.push([time, moving ? shownOffset(moving).join() : null]);
    requestAnimationFrame(turn);
  };
  requestAnimationFrame(turn);
})()`;

async function fling(browser, roundTrip) {
  const proxy = await delayingProxy(link, roundTrip);
  const address = `http://${link.hostname}:${proxy.port}/page?scene=storefront&key=${link.searchParams.get("key")}`;
  const page = await browser.open(address, { width: 390, height: 844, scale: 2 });
  await page.until("document.getElementById('veil').hidden && motion && scrollOrder.length > 0", "scroll views", 30);
  await page.still(1 + roundTrip / 500);
  await page.run(watch);
  const end = Date.now() + 10_000;
  for (let turn = 0; Date.now() < end; turn += 1) {
    const [from, to] = turn % 8 < 4 ? [650, 250] : [250, 650];
    await page.drag(200, from, 200, to, 6);
    await pause(1.1);
  }
  const { shown, dropped, words } = count(await page.run("pace"));
  await page.close();
  proxy.close();
  tell(dropped === 0 && shown > 300, `fling of 10 s, ${roundTrip} ms: ${words}`);
}

/// What the machine and the browser drop of themselves.
async function floor(browser) {
  const page = await browser.open("data:text/html,<div style='width:390px;height:844px;background:gray'>",
    { width: 390, height: 844, scale: 2 });
  await page.until("document.querySelector('div')", "a picture");
  await page.run(`(() => {
    window.pace = [];
    const picture = document.querySelector("div");
    const turn = (time) => {
      pace.push([time, ""]);
      picture.style.transform = "translateY(" + pace.length % 100 + "px)";
      requestAnimationFrame(turn);
    };
    requestAnimationFrame(turn);
  })()`);
  await pause(10);
  // The browser makes its layers in the first frames.
  console.log(`floor of 10 s: ${count((await page.run("pace")).slice(5)).words}`);
  await page.close();
}

/// Counts the frames in which content moved, and those that are missing between them.
function count(frames) {
  let [shown, dropped, longest] = [0, 0, 0];
  for (let at = 1; at < frames.length; at += 1) {
    if (frames[at][1] === null || frames[at - 1][1] === null) continue;
    const length = frames[at][0] - frames[at - 1][0];
    shown += 1;
    dropped += Math.max(0, Math.round(length * 60 / 1000) - 1);
    longest = Math.max(longest, length);
  }
  return { shown, dropped, words: `${shown} frames in motion, ${dropped} dropped, longest ${longest.toFixed(1)} ms` };
}

/// The time in seconds that processes have used.
function used(processes) {
  return processes.reduce((sum, process) => {
    try {
      const fields = readFileSync(`/proc/${process}/stat`, "utf8").split(") ")[1].split(" ");
      return sum + (Number(fields[11]) + Number(fields[12])) / 100;
    } catch { return sum; }
  }, 0);
}

/// All processes that a process has started.
function descendants(process) {
  const parents = readdirSync("/proc").filter((name) => /^\d+$/.test(name)).flatMap((name) => {
    try { return [[Number(name), Number(readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1].split(" ")[1])]]; } catch { return []; }
  });
  const found = [process];
  for (const one of found) found.push(...parents.filter(([, parent]) => parent === one).map(([child]) => child));
  return found;
}

/// A browser works for its own ends in its first minute, with an empty page as well: what it costs is measured after it,
/// in three spans of ten seconds, of which the middle one counts.
async function rest(browser) {
  const page = await browser.open(
    `http://${link.host}/page?scene=storefront&key=${link.searchParams.get("key")}`, { width: 390, height: 844, scale: 2 });
  await page.still(2);
  await pause(45);
  const costs = [];
  for (let span = 0; span < 3; span += 1) {
    const pages = descendants(browser.process);
    const before = [used([server]), used(pages)];
    await pause(10);
    costs.push([used([server]) - before[0], used(pages) - before[1]].map((time) => time * 10));
  }
  await page.close();
  for (const [at, who] of ["the server", "the browser"].entries()) {
    const values = costs.map((cost) => cost[at]).sort((one, other) => one - other);
    tell(values[1] < 0.5, `idle page: ${who} uses ${values[1].toFixed(2)} % of a core (${values.map((value) => value.toFixed(2)).join(", ")})`);
  }
}

const browser = new Browser(findBrowser());
try {
  await floor(browser);
  for (const roundTrip of [0, 200]) await fling(browser, roundTrip);
  await rest(browser);
} finally {
  await browser.close();
}
process.exit(failures ? 1 : 0);
