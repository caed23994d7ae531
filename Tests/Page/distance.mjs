// Scrolling at a distance: how many frames of the browser pass between a finger's movement and moved pixels, at
// round trips of 0 to 200 ms, and where the content rests. usage: node distance.mjs LINK, LINK being of `gallery serve`
import { writeFileSync } from "node:fs";
import { Browser, findBrowser, pause } from "./browser.mjs";
import { delayingProxy } from "./proxy.mjs";

const link = new URL(process.argv[2]);
const screen = { width: 390, height: 844, scale: 2 };
let failures = 0;

function expect(holds, what) {
  console.log(`${holds ? "ok" : "FAILED"}: ${what}`);
  if (!holds) failures += 1;
}

/// Counts the frames from each movement of a pointer until the picture is another one. Looks after all callbacks
/// of a frame.
const watch = `(() => {
  window.watched = { frames: [], waits: [], last: 0 };
  const look = () => {
    const data = new Uint32Array(paper.getImageData(40, 200, 300, 900).data.buffer);
    let hash = 0;
    for (let at = 0; at < data.length; at += 7) hash = Math.imul(hash ^ data[at], 16777619);
    return hash;
  };
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

const differing = `(() => {
  const a = new Uint32Array(paper.getImageData(0, 0, picture.width, picture.height).data.buffer);
  const b = new Uint32Array(ground.getImageData(0, 0, base.width, base.height).data.buffer);
  let count = 0;
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) count += 1;
  return count / a.length;
})()`;

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/// Throws content against its end, where the page has to swing back as the application does.
async function throwAgainstTheEnd(page, what) {
  await page.run(`(() => {
    window.lag = 0;
    const turn = () => {
      for (const p of predictions.values()) {
        const [now, shown] = [performance.now(), shownOffset(p)];
        const way = p.looked ? Math.hypot(...shown.map((v, i) => v - p.looked.shown[i])) : Infinity;
        const isSlow = p.looked && way < (now - p.looked.now) / 5;
        p.looked = { now, shown };
        if (p.state !== 1 || p.finger !== null) p.lifted = now;
        if (isSlow && now - p.lifted > 300) lag = Math.max(lag, Math.hypot(...shown.map((v, i) => v - p.scroller.offset[i])));
      }
      if (window.lag >= 0) requestAnimationFrame(turn);
    };
    requestAnimationFrame(turn);
  })()`);
  for (let at = 0; at < 4; at += 1) {
    await page.drag(200, 700, 200, 150, 5);
    await pause(0.7);
  }
  await page.until("predictions.size === 0", "rest at the end", 20);
  const lag = await page.run("lag");
  await page.run("window.lag = -1");
  expect(lag < 60, `${what}: content slower than 200 points a second is at most ${lag.toFixed(1)} points from where the application has it`);
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
      share = await page.run(differing);
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
    const [end, jump, rest] = await page.run(`[scrollers.get(scrollOrder.at(-1)).offset[1], Math.max(0, ...jumps), ${differing}]`);
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
  for (const scene of scenes) for (const roundTrip of [0, 50, 100, 200]) await measure(browser, scene, roundTrip);
} catch (error) {
  expect(false, error.stack);
} finally {
  await browser.close();
}
process.exit(failures ? 1 : 0);
