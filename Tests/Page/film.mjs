// Uses Examples/Museum in a page as a hand does, and writes a picture of each twelfth of a second.
// usage: node film.mjs LINK FOLDER
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Browser, findBrowser, pause } from "./browser.mjs";

const [link, folder] = process.argv.slice(2);
const framesPerSecond = 12;
const frames = [];

/// Keeps what the browser shows, with the time in seconds.
function film(page) {
  const hear = page.hear.bind(page);
  page.hear = (message) => {
    if (message.method !== "Page.screencastFrame") return hear(message);
    const { data, metadata, sessionId } = message.params;
    frames.push({ time: metadata.timestamp, bytes: Buffer.from(data, "base64") });
    page.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  };
  return page.send("Page.startScreencast", { format: "png", everyNthFrame: 1 });
}

/// Shows where the finger is. The page's policy allows no styles but those set by the DevTools.
const addFinger = (page) => page.run(`(() => {
  const finger = document.createElement("div");
  finger.id = "finger";
  Object.assign(finger.style, {
    position: "fixed", width: "34px", height: "34px", margin: "-17px", borderRadius: "17px", zIndex: 9,
    background: "rgb(120 120 128 / .45)", border: "1px solid rgb(60 60 67 / .4)", boxSizing: "border-box",
    pointerEvents: "none", display: "none",
  });
  document.body.append(finger);
})()`);

const finger = (page, x, y) => page.run(`Object.assign(document.getElementById("finger").style,
  ${x === null ? '{ display: "none" }' : `{ display: "block", left: "${x}px", top: "${y}px" }`}); 0`);

/// Drags with a speed that ends abruptly, as a flick does, or slowly.
async function drag(page, from, to, seconds, isFlick = true) {
  const [start, touch] = [Date.now(), (type, [x, y]) => page.mouse(type, x, y, { button: "left", clickCount: 1 })];
  await finger(page, ...from);
  await touch("mousePressed", from);
  for (;;) {
    const share = Math.min(1, (Date.now() - start) / 1000 / seconds);
    const eased = isFlick ? share * share : share * share * (3 - 2 * share);
    const at = [0, 1].map((axis) => from[axis] + (to[axis] - from[axis]) * eased);
    await finger(page, ...at);
    await touch("mouseMoved", at);
    if (share === 1) break;
    await pause(0.012);
  }
  await touch("mouseReleased", to);
  await finger(page, null);
}

async function tap(page, x, y) {
  await finger(page, x, y);
  await pause(0.15);
  await page.click(x, y);
  await pause(0.1);
  await finger(page, null);
}

const browser = new Browser(findBrowser());
try {
  const page = await browser.open(link, { width: 320, height: 568, scale: 1 });
  await page.until("document.title === 'Museum'", "the title");
  await page.still();
  await addFinger(page);
  await film(page);
  await pause(0.6);
  await drag(page, [250, 300], [60, 300], 0.25);
  await pause(1.2);
  await drag(page, [160, 480], [160, 180], 0.3);
  await pause(1.6);
  await drag(page, [160, 200], [160, 470], 0.3);
  await pause(1.6);
  await tap(page, 160, 300);
  await pause(1.4);
  await drag(page, [2, 300], [250, 300], 0.5, false);
  await pause(1.4);
  const end = frames.at(-1).time + 0.8;
  mkdirSync(folder, { recursive: true });
  let shown = 0;
  for (let count = 0, time = frames[0].time; time < end; count += 1, time += 1 / framesPerSecond) {
    while (shown + 1 < frames.length && frames[shown + 1].time <= time) shown += 1;
    writeFileSync(join(folder, `${String(count).padStart(4, "0")}.png`), frames[shown].bytes);
  }
  console.log(`${frames.length} frames`);
} finally {
  await browser.close();
}
