// What the tests of pages at a distance have in common: a browser, pages behind a delaying proxy, and what is expected.
import { writeFileSync } from "node:fs";
import { Browser, decoded, findBrowser } from "./browser.mjs";
import { delayingProxy } from "./proxy.mjs";

export const screen = { width: 390, height: 844, scale: 2 };
let failures = 0;

export function expect(holds, what) {
  console.log(`${holds ? "ok" : "FAILED"}: ${what}`);
  if (!holds) failures += 1;
}

export const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/// How many pixels differ, in a channel by more than `most`.
export function differing(one, other, most = 0) {
  let count = one.length === other.length ? 0 : Infinity;
  for (let at = 0; at < Math.min(one.length, other.length); at += 4) {
    if (one.readUInt32LE(at) === other.readUInt32LE(at)) continue;
    if ([0, 1, 2].some((channel) => Math.abs(one[at + channel] - other[at + channel]) > most)) count += 1;
  }
  return count;
}

/// The pixels of a screenshot. A page that reads it hides the other one, which cancels its touches.
export async function read(browser, page, picture) {
  const data = await decoded(browser, picture, screen);
  await page.front();
  return data;
}

/// Writes a picture to the folder PAGE_PICTURES, if there is one.
export function keep(name, picture) {
  if (process.env.PAGE_PICTURES) writeFileSync(`${process.env.PAGE_PICTURES}/${name}.png`, picture);
}

export const down = (page, { x, y }) => page.mouse("mousePressed", x, y, { button: "left", clickCount: 1 });
export const up = (page, { x, y }) => page.mouse("mouseReleased", x, y, { button: "left", clickCount: 1 });

/// Counts the frames of the browser from each movement of a pointer until something is in another place, into `watched`
/// of the page. Looks after all callbacks of a frame, as the browser shows it then.
///
/// - Parameters, expressions of the page:
///   - place: Where it is, as text.
///   - isCounted: Whether the pointer's movement `event` moves it.
export const watchMovement = (place, isCounted) => `(() => {
  window.watched = { frames: [], waits: [] };
  const look = () => ${place};
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
    if (event.buttons && (${isCounted})) waiting ??= { time: performance.now(), frames: 0 };
    watched.y = event.clientY;
  }, true);
  addEventListener("pointerdown", (event) => { watched.start = event.clientY; }, true);
})()`;

/// Opens a page at a distance, and closes it after a test.
///
/// - Parameter isReady: What the page evaluates to true before the test, besides the rest.
export async function visit(browser, link, { scene = "", roundTrip, isReady }, test) {
  const proxy = await delayingProxy(link, roundTrip);
  const page = await browser.open(
    `http://${link.hostname}:${proxy.port}/page?scene=${scene}&key=${link.searchParams.get("key")}`, screen);
  try {
    await page.until(`document.getElementById('veil').hidden && motion && ${isReady}`, isReady, 30);
    await page.still(1 + roundTrip / 500);
    await test(page);
    expect(page.errors.length === 0, `no errors ${page.errors}, ${roundTrip} ms`);
  } finally {
    await page.close();
    proxy.close();
  }
}

/// Runs a test with a browser at all round trips, and ends the process.
export async function testAtDistances(roundTrips, test) {
  const browser = new Browser(findBrowser());
  try {
    for (const roundTrip of (roundTrips ?? "0,50,100,200").split(",").map(Number)) await test(browser, roundTrip);
  } catch (error) {
    expect(false, error.stack);
  } finally {
    await browser.close();
  }
  process.exit(failures ? 1 : 0);
}
