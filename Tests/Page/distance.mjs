// Scrolling at a distance: how many frames of the browser pass between a finger's movement and moved pixels, at
// round trips of 0 to 200 ms, and where the content rests. usage: node distance.mjs LINK, LINK being of `gallery serve`
import { pause } from "./browser.mjs";
import { differing, expect, keep, median, read, testAtDistances, visit, watchMovement } from "./checks.mjs";

const link = new URL(process.argv[2]);
const scenes = (process.argv[3] ?? "storefront").split(",");

/// The first ten points only begin a drag.
const watch = watchMovement(
  "[...movedLayers.values()].map((layers) => layers.content.style.transform).join()",
  "Math.abs(event.clientY - watched.start) > 12");

/// The share of the pixels in which what the browser shows differs from the last frame of the application.
async function share(browser, page) {
  const shot = await page.screenshot();
  const { data } = await page.pixels();
  return differing(await read(browser, page, shot), data) * 4 / data.length;
}

/// Throws content against its end, where the page has to swing back as the application does. The application may be
/// late, and is where the page was within the last second or is in its next frame; both go as far beyond the end.
async function throwAgainstTheEnd(page, what) {
  await page.run(`(() => {
    const number = scrollOrder.at(-1);
    window.swing = { apart: 0, farthest: { page: -Infinity, application: -Infinity } };
    let [way, heard] = [[], []];
    const turn = () => {
      const [now, prediction] = [performance.now(), predictions.get(number)];
      if (prediction) way.push([now, shownOffset(prediction)[1]]);
      if (prediction) swing.farthest.page = Math.max(swing.farthest.page, way.at(-1)[1]);
      way = way.filter(([time]) => now - time < 1000);
      const places = way.map(([, place]) => place);
      for (const y of heard.splice(0)) swing.apart = Math.max(swing.apart, Math.min(...places) - y, y - Math.max(...places));
      requestAnimationFrame(turn);
    };
    requestAnimationFrame(turn);
    const hear = hearScrollers;
    hearScrollers = (words) => {
      hear(words);
      const [, y] = scrollers.get(number)?.offset ?? [];
      if (!predictions.has(number) || way.length < 2) return;
      heard.push(y);
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

/// Lets content go that the page shows beside the application's place: it comes back to it while it moves, also
/// where page and application come to rest alike.
async function letGoBeside(page, what) {
  await page.run(`(() => {
    const compare = correct;
    window.correct = (prediction) => {
      compare(prediction);
      if (prediction.isHeld && !prediction.ended) prediction.drift = [0, 40];
    };
    window.leaveAlone = () => { window.correct = compare; };
  })()`);
  await page.drag(200, 350, 200, 600, 8);
  await page.until("[...predictions.values()].some((p) => p.ended && seenEvent >= p.ended)", "the application sees the end");
  await pause(0.5);
  const [off, isMoving] = await page.run("[[...predictions.values()].at(-1)?.shift[1] ?? NaN, predictions.size > 0]");
  expect(isMoving && Math.abs(off) < 1, `${what}: let go beside its place, it comes back to it (${off.toFixed(2)} points off on the way)`);
  await page.run("leaveAlone()");
  await page.until("predictions.size === 0", "rest", 20);
}

async function measure(browser, page, scene, roundTrip) {
  const what = `${scene}, ${roundTrip} ms`;
  await page.until("[...scrollers.values()].some((s) => s.tiles.size > 2)", "tiles");
  await page.until("isRehearsed && $('moving').childElementCount === 0", "layers are made once and go away");
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
  let differs = 1;
  for (let at = 0; at < 40 && differs >= 0.03; at += 1) {
    await pause(0.3);
    differs = await share(browser, page);
  }
  expect(differs < 0.03, `${what}: held content is the application's but for ${(differs * 100).toFixed(2)} % of the pixels`);
  keep(`held-${scene}-${roundTrip}`, await page.screenshot());
  await page.mouse("mouseReleased", 200, 450, { button: "left", clickCount: 1 });
  await page.until("predictions.size === 0", "the end of the prediction");
  // A throw.
  await page.run("window.jumps = []; window.former = null; (() => { const end = endPrediction; endPrediction = (n) => { const p = predictions.get(n); if (p) jumps.push(Math.hypot(...shownOffset(p).map((v, i) => v - p.scroller.offset[i]))); end(n); }; })()");
  await page.drag(200, 700, 200, 350, 8);
  await page.until("predictions.size === 0", "rest", 20);
  await page.still(0.8 + roundTrip / 500);
  const [end, jump] = await page.run("[scrollers.get(scrollOrder.at(-1)).offset[1], Math.max(0, ...jumps)]");
  const rest = await share(browser, page);
  expect(end > start + 200, `${what}: thrown content went on by ${(end - start).toFixed(1)} points`);
  expect(jump < 0.5 && rest === 0, `${what}: it rests where the application has it (${jump.toFixed(3)} points off), with its pixels`);
  if (roundTrip > 0) return;
  await letGoBeside(page, what);
  await throwAgainstTheEnd(page, what);
}

await testAtDistances(process.argv[4], async (browser, roundTrip) => {
  for (const scene of scenes) {
    await visit(browser, link, { scene, roundTrip, isReady: "scrollOrder.length > 0" }, (page) => measure(browser, page, scene, roundTrip));
  }
});
