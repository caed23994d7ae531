"use strict";
// Unpacks pixels beside the page, which goes on moving what it shows meanwhile.

onmessage = async ({ data: { number, bytes, count, isPacked, boxes, isPicture, hasAlpha } }) => {
  try {
    const pixels = isPacked ? await unpack(bytes, count) : bytes;
    const images = [];
    let start = 0;
    for (const [width, height] of boxes) {
      const image = new ImageData(width, height);
      (hasAlpha ? divide : swap)(pixels, start, image.data);
      start += image.data.length;
      images.push(isPicture ? await createImageBitmap(image) : image.data.buffer);
    }
    postMessage({ number, images }, images);
  } catch (error) {
    postMessage({ number, error: String(error) });
  }
};

async function unpack(bytes, count) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const unpacked = new Uint8Array(await new Response(stream).arrayBuffer());
  if (unpacked.length !== count) throw new Error("a frame that is not whole");
  return unpacked;
}

/// Blue, green, red to red, green, blue; the picture is opaque.
function swap(source, start, target) {
  if ((source.byteOffset + start) % 4 !== 0) {
    source = source.slice(start, start + target.length);
    start = 0;
  }
  const words = new Uint32Array(source.buffer, source.byteOffset + start, target.length / 4);
  const out = new Uint32Array(target.buffer);
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    out[index] = word & 0x0000ff00 | word >>> 16 & 0xff | (word & 0xff) << 16 | 0xff000000;
  }
}

/// The same of pixels that are multiplied by their alpha.
function divide(source, start, target) {
  for (let at = 0; at < target.length; at += 4) {
    const [blue, green, red, alpha] = source.subarray(start + at, start + at + 4);
    const share = alpha === 0 ? 0 : 255 / alpha;
    target[at] = red * share;
    target[at + 1] = green * share;
    target[at + 2] = blue * share;
    target[at + 3] = alpha;
  }
}
