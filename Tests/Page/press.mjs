// Press feedback at a distance: how many frames of the browser pass from a finger to the look of what it presses, at
// round trips of 0 to 200 ms, and what is shown when the application has answered.
// usage: node press.mjs EVERYTHING GALLERY, links of Everything.swift and of `gallery serve`
import { writeFileSync } from "node:fs";
import { Browser, decoded, findBrowser, pause } from "./browser.mjs";
import { delayingProxy } from "./proxy.mjs";

const [everything, gallery] = process.argv.slice(2, 4).map((text) => new URL(text));
const screen = { width: 390, height: 844, scale: 2 };
let failures = 0;

function expect(holds, what) {
  console.log(`${holds ? "ok" : "FAILED"}: ${what}`);
  if (!holds) failures += 1;
}

/// Counts the frames from an event of a pointer to a change of what is shown as pressed. Looks after all callbacks
/// of a frame, as the browser shows it then.
const watch = `(() => {
  window.watched = { changes: [], time: 0, frames: 0, waits: false };
  const look = () => [...presses.values()].filter((p) => p.element?.isConnected).map((p) => p.area.n + ":" + p.isWanted).join();
  let former = look();
  const turn = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      watched.frames += 1;
      const now = look();
      if (now !== former) watched.changes.push({ now, frames: watched.frames, after: performance.now() - watched.time });
      former = now;
      requestAnimationFrame(turn);
    };
    port2.postMessage(null);
  };
  requestAnimationFrame(turn);
  // The browser makes movements of its own when something appears below the pointer.
  const begin = () => { if (watched.waits) Object.assign(watched, { changes: [], time: performance.now(), frames: 0, waits: false }); };
  addEventListener("pointerdown", begin, true);
  addEventListener("pointermove", (event) => { if (event.buttons) begin(); }, true);
})()`;

/// The pixels of a screenshot. A page that reads it hides the other one, which cancels its touches.
async function read(browser, page, picture) {
  const data = await decoded(browser, picture, screen);
  await page.front();
  return data;
}

const shown = async (browser, page) => read(browser, page, await page.screenshot());

function differing(one, other) {
  let count = one.length === other.length ? 0 : Infinity;
  for (let at = 0; at < Math.min(one.length, other.length); at += 4) if (one.readUInt32LE(at) !== other.readUInt32LE(at)) count += 1;
  return count;
}

const down = (page, { x, y }) => page.mouse("mousePressed", x, y, { button: "left", clickCount: 1 });
const up = (page, { x, y }) => page.mouse("mouseReleased", x, y, { button: "left", clickCount: 1 });

/// Holds a finger on something.
///
/// - Returns: What is shown before, at once, and when the application has answered, with its own frame.
async function hold(page, what, point, delay) {
  await page.mouse("mouseMoved", point.x, point.y);
  const before = await page.screenshot();
  await page.run("watched.waits = true");
  await down(page, point);
  const [first] = await page.until("!watched.waits && watched.changes.length > 0 && watched.changes", `${what}: a look`);
  expect(first.now.endsWith(":true") && first.after >= delay * 1000 - 2 && (delay > 0 || first.frames <= 1) && first.after < delay * 1000 + 60,
    `${what}: it is shown in frame ${first.frames}, ${first.after.toFixed(1)} ms after the finger, ${delay * 1000} of them a delay`);
  const predicted = await page.screenshot();
  if (process.env.PAGE_PICTURES) writeFileSync(`${process.env.PAGE_PICTURES}/press-${what.replaceAll(/\W+/g, "-")}.png`, predicted);
  await page.until("[...presses.values()].every((p) => !p.element.isConnected)", `${what}: an answer`);
  if (process.env.PAGE_PICTURES) writeFileSync(`${process.env.PAGE_PICTURES}/answer-${what.replaceAll(/\W+/g, "-")}.png`, await page.screenshot());
  return { what, before, predicted, answered: await page.screenshot(), frame: (await page.pixels()).data };
}

/// What is shown first is what the application then draws.
async function judge(browser, page, { what, before, predicted, answered, frame }) {
  const [first, then, last] = [await read(browser, page, before), await read(browser, page, predicted), await read(browser, page, answered)];
  expect(differing(then, first) > 50 && differing(then, frame) === 0,
    `${what}: ${differing(then, first)} pixels changed at once, ${differing(then, frame)} of them other than the application's`);
  expect(differing(last, frame) === 0, `${what}: the answer is the application's frame`);
  return first;
}

/// Opens a page far away, and closes it after a test.
async function visit(browser, link, scene, roundTrip, test) {
  const proxy = await delayingProxy(link, roundTrip);
  const page = await browser.open(
    `http://${link.hostname}:${proxy.port}/page?scene=${scene}&key=${link.searchParams.get("key")}`, screen);
  try {
    await page.until("document.getElementById('veil').hidden && motion && pressAreas.length > 0", "areas", 30);
    await page.still(0.8 + roundTrip / 500);
    await page.until("[...looks.values()].filter((l) => l.isFresh).length > 6", "looks", 30);
    await page.run(watch);
    await test(page);
    expect(page.errors.length === 0, `no errors ${page.errors}, ${roundTrip} ms`);
  } finally {
    await page.close();
    proxy.close();
  }
}

/// A button is pressed at once, until the finger strays, and again when it comes back.
async function pressButton(browser, page, roundTrip) {
  const at = (what) => `${what}, ${roundTrip} ms`;
  const note = await page.find("button", "Note");
  const held = await hold(page, at("a button"), note, 0);
  const away = { x: note.x - 150, y: note.y + 200 };
  for (const [place, wanted] of [[away, false], [note, true], [away, false]]) {
    await page.run("watched.waits = true");
    await page.mouse("mouseMoved", place.x, place.y, { button: "left" });
    const [change] = await page.until("!watched.waits && watched.changes.length > 0 && watched.changes", at("a finger that strays"));
    expect(change.now.endsWith(`:${wanted}`) && change.frames <= 1, at(`a finger ${wanted ? "on" : "off"} the button: in frame ${change.frames}`));
  }
  await up(page, away);
  await page.until("presses.size === 0", at("the end"));
  const before = await judge(browser, page, held);
  await page.still(0.4 + roundTrip / 500);
  expect(differing(await shown(browser, page), before) === 0, at("nothing stays of it"));
}

/// A row waits as long as the application does.
async function pressRow(browser, page, roundTrip) {
  const at = (what) => `${what}, ${roundTrip} ms`;
  const rows = await page.run("pressAreas.filter((a) => looks.get(a.n)?.isFresh && a.delay > 0).map(({ rect: [x, y, w, h] }) => ({ x: x + w / 2, y: y + h / 2 }))");
  const pressed = await hold(page, at("a row"), rows[2], 0.15);
  await up(page, rows[2]);
  await page.until("presses.size === 0", at("the end"));
  await judge(browser, page, pressed);
  await page.still(0.4 + roundTrip / 500);
  expect(differing(await shown(browser, page), (await page.pixels()).data) === 0, at("a selected row is the application's"));
  // A short tap and a drag press nothing.
  await page.run("window.shownPresses = 0; new MutationObserver(() => { shownPresses += 1; }).observe($('pressed'), { childList: true })");
  await down(page, rows[4]);
  await pause(0.04);
  await up(page, rows[4]);
  await pause(0.3);
  expect(await page.run("shownPresses") === 0, at("a short tap presses nothing"));
  await page.still(0.4 + roundTrip / 500);
  await page.drag(200, 600, 200, 500, 6);
  expect(await page.run("shownPresses") === 0, at("a drag presses nothing"));
  await page.until("predictions.size === 0", "rest", 20);
  await page.still(0.6 + roundTrip / 500);
  // A view that the page takes for pressed, and the application does not.
  await page.until("[...looks.values()].some((l) => l.isFresh)", "looks");
  await page.run("(() => { const [n] = [...looks].find(([, look]) => look.isFresh); pressAreas.unshift({ n, rect: [0, 830, 20, 14], delay: 0, stays: true }); })()");
  await down(page, { x: 10, y: 840 });
  await page.until("shownPresses > 0", at("a wrong look"));
  const began = Date.now();
  await page.until("[...presses.values()].every((p) => !p.element?.isConnected)", at("the answer"));
  expect(Date.now() - began < 600 + roundTrip, at(`a wrong look goes with the answer, after ${Date.now() - began} ms`));
  await up(page, { x: 10, y: 840 });
  await page.until("presses.size === 0", at("the end"));
}

const browser = new Browser(findBrowser());
try {
  for (const roundTrip of (process.argv[4] ?? "0,50,100,200").split(",").map(Number)) {
    await visit(browser, everything, "", roundTrip, (page) => pressButton(browser, page, roundTrip));
    await visit(browser, gallery, "list", roundTrip, (page) => pressRow(browser, page, roundTrip));
  }
} catch (error) {
  expect(false, error.stack);
} finally {
  await browser.close();
}
process.exit(failures ? 1 : 0);
