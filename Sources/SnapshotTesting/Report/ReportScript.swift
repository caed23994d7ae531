extension ReportPage {
  /// Counts and lists the failures, enlarges pictures and draws what differs.
  static let script = """
    addEventListener("DOMContentLoaded", () => {
      const failures = [...document.querySelectorAll("section.failure")];
      const word = failures.length === 1 ? "snapshot" : "snapshots";
      document.querySelector("h1").textContent = failures.length + " " + word + " to look at";
      document.title = failures.length + " " + word + " to look at";
      const list = document.querySelector("nav ol");
      [...document.querySelectorAll("section")].forEach((section, index) => {
        section.id = "s" + index;
        const link = document.createElement("a");
        link.href = "#s" + index;
        link.textContent = section.querySelector("h2").textContent;
        const item = document.createElement("li");
        item.append(link);
        const cause = section.querySelector(".causes li");
        if (cause) {
          const words = document.createElement("div");
          words.className = "quiet";
          words.textContent = cause.textContent;
          item.append(words);
        }
        list.append(item);
      });
      document.querySelectorAll("img").forEach(image =>
        image.addEventListener("click", () => image.classList.toggle("large")));
      // Differences are drawn when they come near the visible part of the page.
      const nearby = new IntersectionObserver(entries => entries.forEach(entry => {
        if (!entry.isIntersecting) return;
        nearby.unobserve(entry.target);
        drawDifference(entry.target.querySelector("img"));
      }), { rootMargin: "1000px" });
      document.querySelectorAll("img.difference").forEach(image =>
        nearby.observe(image.parentElement));
    });

    const canvasOf = picture => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
      canvas.getContext("2d", { willReadFrequently: true }).drawImage(picture, 0, 0);
      return canvas;
    };
    const pixelsOf = canvas =>
      canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);

    // The failing picture with three tenths of its strength over white, what differs in magenta.
    const drawDifference = async image => {
      const pictures = image.closest(".pictures");
      const [reference, failure] = ["reference", "failure"].map(name =>
        pictures.querySelector(`img[data-name="${name}"]`));
      await Promise.all([reference.decode(), failure.decode()]);
      const canvas = canvasOf(failure);
      const [old, shown] = [pixelsOf(canvasOf(reference)), pixelsOf(canvas)];
      const [before, after] = [old, shown].map(picture => new Uint32Array(picture.data.buffer));
      const bytes = shown.data;
      for (let pixel = 0, byte = 0; pixel < after.length; pixel++, byte += 4) {
        const differs = before[pixel] !== after[pixel];
        const alpha = bytes[byte + 3];
        for (let channel = byte; channel < byte + 3; channel++) {
          const overWhite = Math.round(bytes[channel] * alpha / 255) + 255 - alpha;
          bytes[channel] = 178 + Math.floor(overWhite * 77 / 255);
        }
        if (differs) [bytes[byte], bytes[byte + 1], bytes[byte + 2]] = [255, 0, 255];
        bytes[byte + 3] = 255;
      }
      canvas.getContext("2d").putImageData(shown, 0, 0);
      canvas.toBlob(file => image.src = URL.createObjectURL(file));
    };
    """
}
