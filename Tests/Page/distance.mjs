// Scrolling at a distance: how many frames of the browser pass between a finger's movement and moved pixels, at
// round trips of 0 to 200 ms, and where the content rests. usage: node distance.mjs LINK, LINK being of `gallery serve`
import { writeFileSync } from "node:fs";
import { Browser, decoded, findBrowser, pause } from "./browser.mjs";
import { delayingProxy } from "./proxy.mjs";

const link = new URL(process.argv[2]);
const screen = { width: 390, height: 844, scale: 2 };
let failures = 0;

function expect(holds, what) {
  console.log(`${holds ? "ok" : "FAILED"}: ${what}`);
  if (!holds) failures += 1;
}

/// Counts the frames from each movement of a pointer until what the page moves is in another place. Looks after all
/// callbacks of a frame, as the browser shows it then.
const watch = `(() => {
  window.watched = { frames: [], waits: [], last: 0 };
  const look = () => [...movedLayers.values()].map((layers) => layers.content.style.transform).join();
  let former = look(), waiting = null;
  const turn = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (waiting) waiting.frames += 1;
      const now = look();
      if (now !== former && waiting) {
        watched.frames.push(waiting.frames);
        watched.waits.push(performance.now() - waiting.time);
        waiting = null;
      }
      former = now;
      requestAnimationFrame(turn);
    };
    port2.postMessage(null);
  };
  requestAnimationFrame(turn);
  addEventListener("pointermove", (event) => {
    // The first ten points only begin a drag.
    if (event.buttons && Math.abs(event.clientY - watched.start) > 12) waiting ??= { time: performance.now(), frames: 0 };
  }, true);
  addEventListener("pointerdown", (event) => { watched.start = event.clientY; }, true);
})()`;

/// The share of the pixels in which what the browser shows differs from the last frame of the application.
async function differing(browser, page) {
  const shot = await page.screenshot();
  const { data } = await page.pixels();
  const shown = await decoded(browser, shot, screen);
  await page.front();
  let count = 0;
  for (let at = 0; at < data.length; at += 4) if (shown.readUInt32LE(at) !== data.readUInt32LE(at)) count += 1;
  return shown.length === data.length ? count * 4 / data.length : 1;
}

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/// Throws content against its end, where the page has to swing back as the application does. The application may be
/// late, and is where the page was within the last second; both go as far beyond the end.
async function throwAgainstTheEnd(page, what) {
  await page.run(`(() => {
    const number = scrollOrder.at(-1);
    window.swing = { apart: 0, farthest: { page: -Infinity, application: -Infinity } };
    let way = [];
    const turn = () => {
      const [now, prediction] = [performance.now(), predictions.get(number)];
      if (prediction) way.push([now, shownOffset(prediction)[1]]);
      if (prediction) swing.farthest.page = Math.max(swing.farthest.page, way.at(-1)[1]);
      way = way.filter(([time]) => now - time < 1000);
      requestAnimationFrame(turn);
    };
    requestAnimationFrame(turn);
    const hear = hearScrollers;
    hearScrollers = (words) => {
      hear(words);
      const [, y] = scrollers.get(number)?.offset ?? [];
      if (!predictions.has(number) || way.length < 2) return;
      const places = way.map(([, place]) => place);
      swing.apart = Math.max(swing.apart, Math.min(...places) - y, y - Math.max(...places));
      swing.farthest.application = Math.max(swing.farthest.application, y);
    };
  })()`);
  for (let at = 0; at < 4; at += 1) {
    await page.drag(200, 700, 200, 150, 5);
    await pause(0.7);
  }
  await page.until("predictions.size === 0", "rest at the end", 20);
  const { apart, farthest } = await page.run("swing");
  const differs = Math.abs(farthest.page - farthest.application);
  expect(apart < 60, `${what}: the application is at most ${apart.toFixed(1)} points beside the way of the page`);
  expect(differs < 60, `${what}: both swing to ${farthest.page.toFixed(1)} and ${farthest.application.toFixed(1)}`);
}

async function measure(browser, scene, roundTrip) {
  const proxy = await delayingProxy(link, roundTrip);
  const address = `http://${link.hostname}:${proxy.port}/page?scene=${scene}&key=${link.searchParams.get("key")}`;
  const page = await browser.open(address, screen);
  const what = `${scene}, ${roundTrip} ms`;
  try {
    await page.until("document.getElementById('veil').hidden && motion && scrollOrder.length > 0", "scroll views", 30);
    await page.still(1 + roundTrip / 500);
    await page.until("[...scrollers.values()].some((s) => s.tiles.size > 2)", "tiles");
    await page.run(watch);
    const start = await page.run("scrollers.get(scrollOrder.at(-1)).offset[1]");
    // A slow drag, held: the page shows with tiles what the application draws.
    await page.mouse("mouseMoved", 200, 700);
    await page.mouse("mousePressed", 200, 700, { button: "left", clickCount: 1 });
    for (let y = 690; y >= 450; y -= 10) {
      await page.mouse("mouseMoved", 200, y, { button: "left" });
      await pause(0.016);
    }
    const ahead = await page.run("[...predictions.values()].some((p) => p.isActive && p.isHeld)");
    const { frames, waits } = await page.run("watched");
    expect(ahead && frames.length >= 5 && median(frames) <= 1 && Math.max(...frames) <= 2,
      `${what}: pixels move within ${Math.max(...frames)} frames, median ${median(frames)} (${median(waits).toFixed(1)} ms)`);
    // The application follows when it can.
    let share = 1;
    for (let at = 0; at < 40 && share >= 0.03; at += 1) {
      await pause(0.3);
      share = await differing(browser, page);
    }
    expect(share < 0.03, `${what}: held content is the application's but for ${(share * 100).toFixed(2)} % of the pixels`);
    if (process.env.PAGE_PICTURES) writeFileSync(`${process.env.PAGE_PICTURES}/held-${scene}-${roundTrip}.png`, await page.screenshot());
    await page.mouse("mouseReleased", 200, 450, { button: "left", clickCount: 1 });
    await page.until("predictions.size === 0", "the end of the prediction");
    // A throw.
    await page.run("window.jumps = []; window.former = null; (() => { const end = endPrediction; endPrediction = (n) => { const p = predictions.get(n); if (p) jumps.push(Math.hypot(...shownOffset(p).map((v, i) => v - p.scroller.offset[i]))); end(n); }; })()");
    await page.drag(200, 700, 200, 350, 8);
    await page.until("predictions.size === 0", "rest", 20);
    await page.still(0.8 + roundTrip / 500);
    const [end, jump] = await page.run("[scrollers.get(scrollOrder.at(-1)).offset[1], Math.max(0, ...jumps)]");
    const rest = await differing(browser, page);
    expect(end > start + 200, `${what}: thrown content went on by ${(end - start).toFixed(1)} points`);
    expect(jump < 0.5 && rest === 0, `${what}: it rests where the application has it (${jump.toFixed(3)} points off), with its pixels`);
    if (roundTrip === 0) await throwAgainstTheEnd(page, what);
    expect(page.errors.length === 0, `${what}: no errors ${page.errors}`);
  } finally {
    await page.close();
    proxy.close();
  }
}

const browser = new Browser(findBrowser());
try {
  const scenes = (process.argv[3] ?? "storefront").split(",");
  for (const scene of scenes) for (const roundTrip of (process.argv[4] ?? "0,50,100,200").split(",").map(Number)) await measure(browser, scene, roundTrip);
} catch (error) {
  expect(false, error.stack);
} finally {
  await browser.close();
}
process.exit(failures ? 1 : 0);
