import type {Server} from 'node:http';

/** Listens and tells the port. A taken port is an error that says what to do. */
export function listen(server: Server, port: number): Promise<number> {
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
