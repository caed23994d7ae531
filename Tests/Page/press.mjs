// Press feedback at a distance: how many frames of the browser pass from a finger to the look of what it presses, at
// round trips of 0 to 200 ms, and what is shown when the application has answered.
// usage: node press.mjs EVERYTHING GALLERY, links of Everything.swift and of `gallery serve`
import { pause } from "./browser.mjs";
import { differing, down, expect, keep, read, testAtDistances, up, visit } from "./checks.mjs";

const [everything, gallery] = process.argv.slice(2, 4).map((text) => new URL(text));

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

const shown = async (browser, page) => read(browser, page, await page.screenshot());

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
  keep(`press-${what.replaceAll(/\W+/g, "-")}`, predicted);
  await page.until("[...presses.values()].every((p) => !p.element.isConnected)", `${what}: an answer`);
  const answered = await page.screenshot();
  keep(`answer-${what.replaceAll(/\W+/g, "-")}`, answered);
  return { what, before, predicted, answered, frame: (await page.pixels()).data };
}

/// What is shown first is what the application then draws.
async function judge(browser, page, { what, before, predicted, answered, frame }) {
  const [first, then, last] = [await read(browser, page, before), await read(browser, page, predicted), await read(browser, page, answered)];
  expect(differing(then, first) > 50 && differing(then, frame) === 0,
    `${what}: ${differing(then, first)} pixels changed at once, ${differing(then, frame)} of them other than the application's`);
  expect(differing(last, frame) === 0, `${what}: the answer is the application's frame`);
  return first;
}

/// Opens a page whose looks are there.
const meet = (browser, link, scene, roundTrip, test) =>
  visit(browser, link, { scene, roundTrip, isReady: "pressAreas.length > 0" }, async (page) => {
    await page.until("[...looks.values()].filter((l) => l.isFresh).length > 6", "looks", 30);
    await page.run(watch);
    await test(page);
  });

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

await testAtDistances(process.argv[4], async (browser, roundTrip) => {
  await meet(browser, everything, "", roundTrip, (page) => pressButton(browser, page, roundTrip));
  await meet(browser, gallery, "list", roundTrip, (page) => pressRow(browser, page, roundTrip));
});
