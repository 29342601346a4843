import type {Server} from 'node:http';

/**
 * How long a connection waits for its next request, in milliseconds: longer than any test. With
 * Node's default of 5 s, the socket sometimes closes just as Playwright reuses it, and Playwright's
 * own client, unlike browsers, doesn't retry.
 */
const KEEP_ALIVE = 600_000;

/**
 * Connections that wait while the server is busy. With Node's 511, some of 10,000 at once were
 * reset on a busy machine.
 */
const BACKLOG = 4096;

/** Only this machine reaches a server that listens here. */
export const LOOPBACK = '127.0.0.1';

/**
 * Starts listening and returns the port. Other machines reach the server only if a host such as
 * 0.0.0.0 is given. Throws if the port is taken or the host unknown.
 */
export function listen(server: Server, port: number, host = LOOPBACK): Promise<number> {
  server.keepAliveTimeout = KEEP_ALIVE;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new Error(
            `Port ${port} is taken by another program. Stop it, or choose another with --port ${port + 1}.`,
          ),
        );
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
        reject(
          new Error(
            `--host is "${host}", which is not an address of this machine. Use ${LOOPBACK} for this machine only or 0.0.0.0 for the network.`,
          ),
        );
      else reject(error);
    });
    server.listen(port, host, BACKLOG, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** A port number from a command's option. Throws on any other value. */
export function toPort(text: string): number {
  const port = Number(text);
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port is "${text}". Give a number from 0 to 65535.`);
  return port;
}
