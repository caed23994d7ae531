// A proxy on loopback that delays all bytes, as a server far away does.
import net from "node:net";

/// - Parameter roundTrip: In milliseconds; half of it lies on each way.
export async function delayingProxy(target, roundTrip) {
  const sockets = new Set();
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      // What is under way is still delivered.
      socket.on("close", () => {
        sockets.delete(socket);
        setTimeout(() => { near.destroy(); far.destroy(); }, roundTrip / 2 + 100);
      });
      socket.on("error", () => {});
    }
    const own = `${target.hostname}:${server.address().port}`;
    pass(near, far, own, target.host);
    pass(far, near, target.host, own);
  });

  /// The first bytes of a connection name the server, which answers to its own name alone.
  function pass(from, to, name, other) {
    let isFirst = true;
    from.on("data", (bytes) => {
      if (isFirst) {
        const [head, ...rest] = splitHead(bytes);
        bytes = Buffer.concat([Buffer.from(head.toString("latin1").replaceAll(name, other), "latin1"), ...rest]);
        isFirst = false;
      }
      setTimeout(() => { if (!to.destroyed) to.write(bytes); }, roundTrip / 2);
    });
    from.on("end", () => setTimeout(() => to.end(), roundTrip / 2));
  }

  function splitHead(bytes) {
    const end = bytes.indexOf("\r\n\r\n");
    return end < 0 ? [bytes] : [bytes.subarray(0, end), bytes.subarray(end)];
  }

  await new Promise((done) => server.listen(0, target.hostname, done));
  return {
    port: server.address().port,
    close() { server.close(); for (const socket of sockets) socket.destroy(); },
  };
}
