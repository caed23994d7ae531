// What a report page draws, in Chromium. usage: node report.mjs PAGE
// In the page stands, after each pair of pictures, one named "expected" that shows what differs.
import { pathToFileURL } from "node:url";
import { Browser, findBrowser } from "./browser.mjs";

const browser = new Browser(findBrowser());
let failures = 0;
try {
  const link = pathToFileURL(process.argv[2]).href;
  const page = await browser.open(link, { width: 1100, height: 900, scale: 1 });
  await page.until("document.querySelectorAll('img.difference').length > 0", "a difference");
  await page.until("[...document.querySelectorAll('img.difference')].every((image) => image.src)", "pictures");
  const counts = await page.run(`(async () => {
    const pixels = async (image) => {
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext("2d");
      context.drawImage(image, 0, 0);
      return new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
    };
    const counts = [];
    for (const image of document.querySelectorAll("img.difference")) {
      const drawn = await pixels(image);
      const expected = await pixels(image.closest(".pictures").querySelector("img[data-name=expected]"));
      const wrong = expected.filter((pixel, index) => pixel !== drawn[index]).length;
      counts.push(drawn.length === expected.length ? wrong : -1);
    }
    return counts;
  })()`);
  for (const count of counts) if (count !== 0) failures += 1;
  console.log(`pixels that are not as expected, by picture: ${counts}`);
  for (const error of page.errors) console.log(`FAILED: ${error}`);
  failures += page.errors.length;
} finally {
  await browser.close();
}
process.exit(failures ? 1 : 0);
