// Chromium's own accessibility tree against the elements of the application, for all scenes of the gallery and
// applications, and one that is used by roles and names alone.
// usage: node accessibility.mjs GALLERY-LINK MUSEUM-LINK [PROGRAM TREE …]
//
// TREE is what a script wrote of the application's first screen without a browser.
// That the elements which a page is told are those of accessibilityTree() is tested natively (ClientSceneTests).
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { Browser, findBrowser, pause } from "./browser.mjs";
import { serve } from "./serving.mjs";

const [gallery, museum] = process.argv.slice(2, 4).map((text) => new URL(text));
const applications = process.argv.slice(4);
let failures = 0;

function expect(holds, what) {
  console.log(`${holds ? "ok" : "FAILED"}: ${what}`);
  if (!holds) failures += 1;
}

/// What Chromium calls the roles of ARIA.
const roles = { img: "image", searchbox: "searchbox", textbox: "textbox", text: "StaticText", group: "group" };

/// What the page was told, in its order.
const told = `JSON.parse(JSON.stringify([...layer.children].map((e) => toldElements.get(Number(e.dataset.number)))))`;

/// The elements in Chromium's tree below the layer, in its order: role, name and state.
async function found(page) {
  const { nodes } = await page.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const { root } = await page.send("DOM.getDocument", { depth: 0 });
  const { nodeId } = await page.send("DOM.querySelector", { nodeId: root.nodeId, selector: "#elements" });
  const { nodeIds } = await page.send("DOM.querySelectorAll", { nodeId, selector: ":scope > *" });
  const elements = [];
  const backends = await Promise.all(nodeIds.map(async (id) => (await page.send("DOM.describeNode", { nodeId: id })).node.backendNodeId));
  const byBackend = new Map(nodes.map((node) => [node.backendDOMNodeId, node]));
  for (const backend of backends) {
    let node = byBackend.get(backend);
    if (!node) { elements.push(null); continue; }
    // A text is a node below that of its element.
    const texts = (node.childIds ?? []).map((id) => byId.get(id)).filter((child) => child && child.role?.value === "StaticText");
    if (node.ignored || node.role?.value === "generic" || node.role?.value === "none") node = texts[0] ?? node;
    const properties = Object.fromEntries((node.properties ?? []).map((p) => [p.name, p.value.value]));
    elements.push({ role: node.role?.value, name: node.name?.value ?? "", description: node.description?.value ?? "", value: node.value?.value ?? "", properties });
  }
  // What is in Chromium's tree and not an element.
  const known = new Set(backends);
  const strangers = nodes.filter((node) => !node.ignored && !known.has(node.backendDOMNodeId)
    && !["RootWebArea", "StaticText", "InlineTextBox", "main", "textbox", "generic", "none", "LineBreak", "LabelText", "alert", "paragraph"].includes(node.role?.value));
  return { elements, strangers };
}

const plain = (text) => (text ?? "").replace(/\s+/g, " ").trim();

function differences(told, elements) {
  const list = [];
  told.forEach((one, index) => {
    const node = elements[index];
    if (!node) return list.push(`nothing for ${one.label}`);
    const role = one.role === "button" && one.selected ? "button" : roles[one.role] ?? one.role;
    const name = one.role === "text" ? [one.label, one.value].filter(Boolean).join(" ") : one.label;
    const found = ["ToggleButton", "toggle button"].includes(node.role) ? "button" : node.role;
    if (!name && one.role === "text") return;
    if (found !== role) list.push(`${name}: role ${node.role}, not ${role}`);
    if (plain(node.name) !== plain(name)) list.push(`name ${node.name}, not ${name}`);
    if (!one.enabled && !node.properties.disabled) list.push(`${name}: enabled`);
    if (one.role === "switch" && String(node.properties.checked) !== String(one.value === "1")) list.push(`${name}: checked ${node.properties.checked}`);
    if (["button", "link", "img", "tab", "heading"].includes(one.role) && one.value && !plain(node.description).includes(plain(one.value))) list.push(`${name}: value ${node.description}, not ${one.value}`);
  });
  return list;
}

/// What differs between Chromium's tree and what the page was told, and how many elements there are.
async function compared(page, name) {
  await page.until("document.getElementById('veil').hidden", name);
  await page.send("Accessibility.enable");
  // Pages that move are compared at a moment in which both say the same.
  let list = [], count = 0;
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await pause(0.35);
    const before = await page.run(told);
    const { elements: there, strangers } = await found(page);
    const after = await page.run(told);
    if (JSON.stringify(before) !== JSON.stringify(after) || before.length === 0 && attempt < 4) continue;
    list = [...differences(before, there), ...strangers.map((node) => `${node.role.value} ${node.name?.value}`)];
    count = before.length;
    if (list.length === 0) break;
  }
  return { list, count };
}

/// The role and the label of a line of accessibilityTree().
function read(line) {
  const [, role, label] = line.match(/^(\S+)(?: ("(?:[^"\\]|\\.)*"))?/);
  return `${role} ${plain(label ? JSON.parse(label) : "")}`.trim();
}

/// An application against the tree that it has without a browser.
async function compareApplication(program, tree) {
  const { server, link } = await serve(program);
  try {
    const page = await browser.open(link.href, { width: 390, height: 844, scale: 1 });
    const { list, count } = await compared(page, program);
    const wanted = readFileSync(tree, "utf8").split("\n").filter(Boolean).map(read);
    const there = (await page.run(told)).map((one) => `${one.role} ${plain(one.label)}`.trim());
    expect(list.length === 0 && JSON.stringify(there) === JSON.stringify(wanted),
      `Chromium's tree has the ${count} elements of ${basename(program)} ${list.slice(0, 5).join("; ")}`);
    if (JSON.stringify(there) !== JSON.stringify(wanted)) console.log(there, wanted);
    await page.close();
  } finally {
    server.removeAllListeners("exit");
    server.kill();
  }
}

const browser = new Browser(findBrowser());
try {
  const index = await browser.open(gallery.href, { width: 900, height: 700, scale: 1 });
  await index.until("document.querySelectorAll('a').length > 50", "the list of scenes");
  const scenes = await index.run("[...document.querySelectorAll('a:not(.inspect)')].map((a) => new URL(a.href).searchParams.get('scene'))");
  await index.close();
  let elements = 0, wrong = 0;
  for (const scene of scenes) {
    const page = await browser.open(`${gallery.origin}/page?scene=${scene}&key=${gallery.searchParams.get("key")}`, { width: 390, height: 844, scale: 1 });
    const { list, count } = await compared(page, scene);
    elements += count;
    if (list.length > 0) { wrong += 1; console.log(`FAILED: ${scene}: ${list.slice(0, 5).join("; ")}`); }
    await page.close();
  }
  expect(wrong === 0, `Chromium's tree has the ${elements} elements of ${scenes.length} scenes, in their order, with roles, names and states`);

  for (let at = 0; at < applications.length; at += 2) await compareApplication(applications[at], applications[at + 1]);

  if (museum) {
    const page = await browser.open(museum.href, { width: 390, height: 844, scale: 2 });
    await page.until("document.title === 'Museum'", "the title");
    await page.still();
    await page.tap("StaticText", "Trees");
    await page.find("button", "Museum");
    await page.still();
    await page.run("window.getSelection().removeAllRanges()");
    const word = plain((await page.run(told)).find((one) => one.role === "text" && one.label?.length > 3)?.label).split(" ")[0];
    expect(word && await page.run(`window.find(${JSON.stringify(word)})`), `find in page finds "${word}"`);
    await page.run("history.back()");
    await page.until(`![...toldElements.values()].some((one) => one.label === "Museum" && one.role === "button")`, "the way back");
    expect(true, "the browser's back button leads out of a room");
    await page.tap("StaticText", "Trees");
    await page.find("button", "Museum");
    await page.tap("button", "Museum");
    await page.until("(history.state?.depth ?? 0) === 0", "the history of the browser");
    expect(true, "an application is used by roles and names alone, and the browser's history follows");
    const place = await page.run("new URLSearchParams({ key: query.get('key'), scene: '', session: sessionNumber() }).toString()");
    const answer = await fetch(`${museum.origin}/print.pdf?${place}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.status === 200 && bytes.subarray(0, 4).toString() === "%PDF", `what is shown is printed as a document of ${bytes.length} bytes`);
    expect(page.errors.length === 0, `no errors ${page.errors}`);
  }
} catch (error) {
  expect(false, error.stack);
} finally {
  await browser.close();
}
process.exit(failures ? 1 : 0);
