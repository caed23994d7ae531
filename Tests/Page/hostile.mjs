// Pages that mean harm, or are lost, while a good one goes on: the server lives, its connections, pages and scenes
// become as few as before, and its memory stays within a bound. Needs no browser.
// usage: node hostile.mjs LINK PROCESS, PROCESS being the number of the server's process
import { readFileSync, readdirSync } from "node:fs";
import net from "node:net";

const link = new URL(process.argv[2]);
const [key, server] = [link.searchParams.get("key"), process.argv[3]];
const scene = process.argv[4] ?? "list";
let failures = 0;

function expect(holds, what) {
  console.log(`${holds ? "ok" : "FAILED"}: ${what}`);
  if (!holds) failures += 1;
}

const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
const status = (name) => Number(readFileSync(`/proc/${server}/status`, "utf8").match(new RegExp(`${name}:\\s+(\\d+)`))?.[1]);
const memory = () => status("VmRSS") / 1024;
const files = () => readdirSync(`/proc/${server}/fd`).length;

async function counts() {
  const text = await (await fetch(`${link.origin}/counts?key=${key}`)).text();
  return Object.fromEntries(text.trim().split("\n").map((line) => line.split(" ")).map(([a, b]) => [a, Number(b)]));
}

/// Waits until something holds for the server's counts.
async function settled(holds, seconds = 30) {
  for (let at = 0; at < seconds * 10; at += 1) {
    if (holds(await counts())) return true;
    await pause(0.1);
  }
  return false;
}

/// A frame of a WebSocket with a mask of zeros.
function frame(bytes, head = 0x81) {
  bytes = Buffer.from(bytes);
  const length = bytes.length < 126 ? [0x80 | bytes.length]
    : bytes.length < 65536 ? [0xfe, bytes.length >> 8, bytes.length & 255]
    : [0xff, 0, 0, 0, 0, ...[24, 16, 8, 0].map((shift) => bytes.length >>> shift & 255)];
  return Buffer.concat([Buffer.from([head, ...length, 0, 0, 0, 0]), bytes]);
}

const conditions = { width: 390, height: 844, scale: 2, safe: [0, 0, 0, 0], keyboard: 0, dark: false, still: false, contrast: false, text: 16 };

/// A connection made by hand.
class Page {
  bytes = 0; isOver = false; frames = 0;

  constructor({ reads = true } = {}) {
    this.socket = net.connect(Number(link.port), link.hostname);
    this.socket.on("error", () => {});
    this.over = new Promise((done) => this.socket.on("close", () => { this.isOver = true; done(); }));
    if (reads) this.socket.on("data", (bytes) => { this.bytes += bytes.length; this.last = bytes; });
    this.socket.write(`GET /live?key=${key} HTTP/1.1\r\nHost: ${link.host}\r\nOrigin: ${link.origin}\r\n`
      + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
  }

  say(message) { if (!this.isOver) this.socket.write(frame(JSON.stringify(message))); }

  greet(number) {
    this.say({ t: "hello", session: number.toString(16).padStart(32, "0"), content: scene, ...conditions });
  }

  end() { this.socket.destroy(); }
}

/// Numbers that are the same in each run.
let state = 20;
const random = (below) => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) % below;

const good = new Page();
good.greet(1);
await settled(({ pages }) => pages === 1);
await pause(1);
/// The good page gets an answer to what it does.
async function goesOn(what) {
  const before = good.bytes;
  for (const y of [700, 690, 660]) good.say({ t: "touch", id: 1, phase: y === 700 ? "began" : "moved", x: 100, y, n: 1 });
  good.say({ t: "touch", id: 1, phase: "cancelled", x: 100, y: 660, n: 2 });
  for (let at = 0; at < 100 && good.bytes === before; at += 1) await pause(0.05);
  expect(!good.isOver && good.bytes > before, `the other page goes on ${what}`);
}
await goesOn("at first");
const first = { ...(await counts()), files: files() };

// 1. 10,000 messages that are damaged, or too large.
let sent = 0, survived = 0;
const right = [
  JSON.stringify({ t: "hello", session: "0a".repeat(16), content: scene, ...conditions }), '{"t":"shown","frame":1}',
  '{"t":"touch","id":1,"phase":"began","x":1,"y":2}', '{"t":"wheel","x":1,"y":2,"dx":0,"dy":9,"precise":true}',
  '{"t":"text","text":"a"}', '{"t":"activate","element":3}', '{"t":"tiles","count":1}', '{"t":"link","link":"a:b"}',
];
while (sent < 10000) {
  const pages = Array.from({ length: 10 }, (_, index) => {
    const page = new Page();
    if (index % 2) page.greet(1000 + random(4));
    for (let at = 0; at < 50; at += 1) {
      const kind = random(6);
      if (kind === 0) page.socket.write(frame(Buffer.alloc(300000, 97)));
      else if (kind === 1) page.socket.write(Buffer.from(Array.from({ length: random(40) }, () => random(256))));
      else {
        const bytes = Buffer.from(right[random(right.length)]);
        for (let hit = 0; hit <= random(3); hit += 1) bytes[random(bytes.length)] = random(256);
        page.socket.write(frame(bytes, kind === 2 ? random(256) : 0x81));
      }
      sent += 1;
    }
    return page;
  });
  await Promise.race([Promise.all(pages.map((page) => page.over)), pause(0.5)]);
  survived += pages.filter((page) => !page.isOver).length;
  for (const page of pages) page.end();
}
expect(await settled(({ connections, pages }) => connections <= 2 && pages === 1), `${sent} damaged or oversized messages end their pages alone`);
await goesOn("after damaged messages");

// 2. 100 pages that are opened and dropped; what has waited longest ends.
const [warm, scenesBefore] = [memory(), (await counts()).scenes];
for (let number = 0; number < 100; number += 1) {
  const page = new Page();
  page.greet(5000 + number);
  for (let at = 0; at < 200 && page.bytes < 2000 && !page.isOver; at += 1) await pause(0.01);
  page.end();
}
expect(await settled(({ pages, scenes }) => pages === 1 && scenes <= 9), `100 pages come and go: ${JSON.stringify(await counts())}, ${scenesBefore} scenes before`);
const dropped = memory();
await goesOn("after 100 pages");

// 3. Readers that take nothing, and requests that never end.
const slow = Array.from({ length: 10 }, (_, number) => {
  const page = new Page({ reads: false });
  page.socket.pause();
  page.greet(7000 + number);
  return page;
});
const stalled = Array.from({ length: 40 }, (_, number) => {
  const socket = net.connect(Number(link.port), link.hostname);
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nHost: a".slice(0, 1 + number % 20));
  return socket;
});
for (let turn = 0; turn < 20; turn += 1) {
  for (const page of slow) page.say({ t: "wheel", x: 100, y: 400, dx: 0, dy: 50, precise: true });
  await pause(0.05);
}
await goesOn("beside pages that read nothing and requests that stall");
expect(memory() < dropped + 400, `what waits for them is bounded: ${memory().toFixed(0)} MB`);
for (const page of slow) page.end();
expect(await settled(({ connections }) => connections <= 2, 40), "stalled requests are ended by the server");
for (const socket of stalled) socket.destroy();

// 4. 1,000 connections that are lost and come back to their scene.
const middle = memory();
for (let number = 0; number < 1000; number += 1) {
  const page = new Page();
  page.greet(1);
  if (number % 10 === 0) for (let at = 0; at < 100 && page.bytes < 1000; at += 1) await pause(0.01);
  else await new Promise((done) => page.socket.once("data", done));
  page.end();
}
const again = new Page();
again.greet(1);
await settled(({ connections, pages }) => connections <= 2 && pages === 1);
await pause(2.5);
const last = { ...(await counts()), files: files() };
expect(again.bytes > 1000 && !again.isOver, "after 1,000 reconnections the scene is shown again");
expect(last.pages === 1 && last.scenes <= 9 && last.files <= first.files + 4,
  `nothing stays: ${JSON.stringify(first)} at first, ${JSON.stringify(last)} at last`);
expect(memory() < middle + 30 && memory() < warm + 150,
  `memory returns: ${warm.toFixed(0)} MB before the pages, ${middle.toFixed(0)} before 1,000 reconnections, ${memory().toFixed(0)} at last`);
for (const page of [good, again]) page.end();
process.exit(failures ? 1 : 0);
