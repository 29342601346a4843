import type {Server} from 'node:http';

/**
 * How long a connection waits for its next request, in milliseconds: longer than any test. Node's five seconds end now and then in the very moment a test asks again,
 * and Playwright's own client, unlike browsers, does not ask once more.
 */
const KEEP_ALIVE = 600_000;

/** Listens and tells the port. A taken port is an error that says what to do. */
export function listen(server: Server, port: number): Promise<number> {
  server.keepAliveTimeout = KEEP_ALIVE;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken by another program. Stop it, or choose another with --port ${port + 1}.`) : error);
    });
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** A port number from a command's option. Throws on anything else. */
export function toPort(text: string): number {
  const port = Number(text);
  if (text.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port is "${text}". Give a number from 0 to 65535.`);
  return port;
}
