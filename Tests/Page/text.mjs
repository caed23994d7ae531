// Text in a page. usage: node text.mjs LINK, LINK being of `gallery serve`
import { writeFileSync } from "node:fs";
import { Browser, findBrowser, pause } from "./browser.mjs";

const link = new URL(process.argv[2]);
let failures = 0;

function expect(holds, what) {
  console.log(`${holds ? "ok" : "FAILED"}: ${what}`);
  if (!holds) failures += 1;
}

const scene = (name) => `${link.origin}/page?scene=${name}&key=${link.searchParams.get("key")}`;
const browser = new Browser(findBrowser());
try {
  const index = await browser.open(link.href, { width: 900, height: 700, scale: 1 });
  await index.until("document.querySelectorAll('a').length > 50", "the list of scenes");
  expect(true, "the list has all scenes");
  expect(index.errors.length === 0, "the list loads nothing that it may not");

  const page = await browser.open(scene("text-entry"), { width: 390, height: 844, scale: 2 });
  await page.still();
  await page.until("layer.children.length > 3", "elements");
  const field = (await page.run(`Array.from(layer.children)
    .filter((e) => e.getAttribute("role") === "textbox" && e.offsetHeight < 60)
    .map((e) => ({ n: e.dataset.number, x: e.offsetLeft + e.offsetWidth / 2, y: e.offsetTop + e.offsetHeight / 2 }))`))[0];
  expect(field, "a field is found by its role");
  const value = () => page.run(`layer.querySelector('[data-number="${field.n}"]').textContent`);
  await page.click(field.x, field.y);
  await page.until("document.activeElement === entry", "the keyboard's element");
  await page.key("a", 2, "KeyA", 65);
  await page.key("Backspace", 0, "Backspace", 8);
  for (const letter of "Hello") {
    await page.send("Input.dispatchKeyEvent", { type: "keyDown", key: letter, text: letter });
    await page.send("Input.dispatchKeyEvent", { type: "keyUp", key: letter });
  }
  await page.until(`layer.querySelector('[data-number="${field.n}"]').textContent.includes("Hello")`, "typed text");
  expect(true, "typed text arrives");

  await page.send("Input.imeSetComposition", { text: "に", selectionStart: 1, selectionEnd: 1 });
  await page.send("Input.imeSetComposition", { text: "にほん", selectionStart: 3, selectionEnd: 3 });
  await page.until(`layer.querySelector('[data-number="${field.n}"]').textContent.includes("にほん")`, "composed text");
  await page.type("日本");
  await page.until(`layer.querySelector('[data-number="${field.n}"]').textContent.endsWith("Hello日本")`, "the end of the composition");
  expect(true, "composed text is shown, and replaced by what was chosen");

  await page.key("Backspace", 0, "Backspace", 8);
  await page.until(`layer.querySelector('[data-number="${field.n}"]').textContent.endsWith("Hello日")`, "a deletion");
  await page.run(`(() => {
    const data = new DataTransfer();
    data.setData("text/plain", " pasted");
    entry.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  })()`);
  await page.until(`layer.querySelector('[data-number="${field.n}"]').textContent.endsWith("Hello日 pasted")`, "pasted text");
  expect(true, "keys delete, and text is pasted");
  await page.run(`window.copied = null; navigator.clipboard.writeText = async (text) => { window.copied = text; }`);
  await page.key("a", 2, "KeyA", 65);
  await page.key("c", 2, "KeyC", 67);
  await page.until("window.copied && window.copied.endsWith('pasted')", "copied text");
  expect(true, "copied text reaches the browser");
  await page.still();
  if (process.env.PAGE_PICTURES) writeFileSync(`${process.env.PAGE_PICTURES}/text.png`, await page.screenshot());

  await index.close();
  const row = await browser.open(scene("orthogonal-continuous"), { width: 390, height: 844, scale: 1 });
  await row.still();
  const unscrolled = await row.digest();
  await row.drag(300, 250, 60, 250);
  await row.still(1);
  expect(await row.digest() !== unscrolled, "a row scrolls sideways");
  await row.close();
  const menu = await browser.open(scene("context-menu"), { width: 390, height: 844, scale: 1 });
  await menu.still();
  // The scene begins with its menu open.
  await menu.until("layer.children.length > 3", "elements");
  await menu.click(340, 800);
  await menu.still(1);
  const before = await menu.digest();
  await menu.click(100, 260, "right");
  await menu.still(1);
  if (process.env.PAGE_PICTURES) writeFileSync(`${process.env.PAGE_PICTURES}/menu.png`, await menu.screenshot());
  expect(await menu.digest() !== before, "the second button opens a menu");
  for (const page of [index, menu]) expect(page.errors.length === 0, `no errors ${page.errors}`);
} catch (error) {
  expect(false, error.stack);
} finally {
  await browser.close();
}
process.exit(failures ? 1 : 0);
