// Items that are moved at a distance: how many frames of the browser pass from a finger to the item below it, at round
// trips of 0 to 200 ms, and what is shown when the application has answered.
// usage: node move.mjs EVERYTHING, a link of Everything.swift
import { pause } from "./browser.mjs";
import { differing, down, expect, keep, median, read, testAtDistances, up, visit, watchMovement } from "./checks.mjs";

const link = new URL(process.argv[2]);

const watch = watchMovement(`carried?.parts[1].style.transform ?? ""`, "event.clientY !== watched.y");
/// Notes how far the item is from where the application has it at the same event.
const compare = `(() => {
  window.apart = [];
  const correct = correctMove;
  correctMove = (place, at) => {
    if (at) apart.push(Math.abs(place[1] - at.y - carried.hold[1]));
    correct(place, at);
  };
})()`;

const control = "pressAreas.find((a) => a.lifts && a.lifts[1] > 250 && a.lifts[1] < 500)";
/// Two blends round twice.
const rounding = 3;

/// Moves a finger step by step.
async function move(page, { x, y }, way) {
  for (let step = 3; step <= way; step += 3) {
    await page.mouse("mouseMoved", x, y + step, { button: "left" });
    await pause(0.016);
  }
}

/// What the page shows is the application's frame and nothing else.
async function rests(browser, page, what) {
  const { data } = await page.pixels();
  const shown = await read(browser, page, await page.screenshot());
  expect(differing(shown, data) === 0, `${what}: the page shows the application's frame`);
  return shown;
}

async function measure(browser, page, roundTrip) {
  const at = (what) => `${what}, ${roundTrip} ms`;
  await page.run(watch);
  await page.run(compare);
  const before = await read(browser, page, await page.screenshot());
  const start = await page.run(`(({ rect: [x, y, width, height] }) => ({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) }))(${control})`);
  const end = { x: start.x, y: start.y + 150 };
  await page.mouse("mouseMoved", start.x, start.y);
  await down(page, start);
  await move(page, start, 150);
  const { frames, waits } = await page.run("watched");
  expect(frames.length >= 20 && median(frames) <= 1 && Math.max(...frames) <= 2,
    at(`the item moves within ${Math.max(...frames)} frames, median ${median(frames)} (${median(waits).toFixed(1)} ms), ${frames.length} times`));
  await pause(0.7 + roundTrip / 500);
  expect(await page.run("carried?.n > 0"), at("the application moves it too"));
  const apart = (await page.run("apart")).slice(1);
  expect(apart.length > 3 && Math.max(...apart) < 0.51,
    at(`it is at most ${Math.max(...apart).toFixed(2)} points from where the application has it, after ${apart.length} answers`));
  const held = await page.screenshot();
  keep(`moved-${roundTrip}`, held);
  await up(page, end);
  await page.until("carried === null", at("the item is dropped"));
  await page.still(0.8 + roundTrip / 500);
  keep(`dropped-${roundTrip}`, await page.screenshot());
  const dropped = await rests(browser, page, at("at rest"));
  expect(differing(await read(browser, page, held), dropped, rounding) > 1000, at("the item lay elsewhere while it was held"));
  expect(differing(before, dropped) > 1000, at("the item has another place"));
  // A browser that takes the finger away ends the movement without an effect.
  await down(page, start);
  await move(page, start, 90);
  await page.until("carried?.n > 0", at("a second movement"));
  await page.run("stage.dispatchEvent(new PointerEvent('pointercancel', { pointerId: [...fingers][0], pointerType: 'mouse' }))");
  await page.until("carried === null", at("the movement is cancelled"));
  await up(page, start);
  await page.still(0.8 + roundTrip / 500);
  expect(differing(await rests(browser, page, at("after a cancelled movement")), dropped) === 0, at("the items are as before"));
}

await testAtDistances(process.argv[4], (browser, roundTrip) =>
  visit(browser, link, { roundTrip, isReady: `${control} !== undefined` }, (page) => measure(browser, page, roundTrip)));
