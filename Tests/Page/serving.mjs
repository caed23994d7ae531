// Servers of pages that tests start themselves.
import { spawn } from "node:child_process";

/// Starts a program that serves pages at a port of its own, and gives it with its link.
export function serve(program, options = [], environment = {}) {
  const server = spawn(program, options, {
    env: { ...process.env, UIKIT_CLIENT: "WebBackend.PageClient", UIKIT_PAGE_PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((done, fail) => {
    let said = "";
    server.stdout.setEncoding("utf8").on("data", (text) => {
      said += text;
      const found = said.match(/^Open (.*)$/m);
      if (found) done({ server, link: new URL(found[1]) });
    });
    server.on("exit", () => fail(new Error("the server ended")));
  });
}
