import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {listen, toPort} from '../../scripts/lib/serve';

let server: Server;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

describe('listen', () => {
  it('keeps connections for longer than any test waits', async () => {
    server = createServer((_request, response) => response.end('ok'));
    const answer = await fetch(`http://localhost:${await listen(server, 0)}/`);
    expect(answer.headers.get('keep-alive')).toBe('timeout=600');
    expect(await answer.text()).toBe('ok');
  });

  it('gives up on requests whose headers take more than a minute', async () => {
    server = createServer();
    await listen(server, 0);
    expect(server.headersTimeout).toBeGreaterThan(0);
    expect(server.headersTimeout).toBeLessThanOrEqual(60_000);
  });

  it('lets 4096 connections wait, where Node lets 511', async () => {
    server = createServer();
    const listening = vi.spyOn(server, 'listen');
    await listen(server, 0);
    expect(listening).toHaveBeenCalledWith(0, '127.0.0.1', 4096, expect.any(Function));
  });

  it('names a remedy for a port in use', async () => {
    server = createServer();
    const port = await listen(server, 0);
    await expect(listen(createServer(), port)).rejects.toThrow(
      `Port ${port} is taken by another program. Stop it, or choose another with --port ${port + 1}.`,
    );
  });

  it('is not reachable from other machines unless a host is given', async () => {
    server = createServer();
    await listen(server, 0);
    expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
    server.close();
    server = createServer();
    await listen(server, 0, '0.0.0.0');
    expect((server.address() as AddressInfo).address).toBe('0.0.0.0');
  });

  it('lists valid hosts if the host is unknown', async () => {
    server = createServer();
    await expect(listen(server, 0, '192.0.2.1')).rejects.toThrow(
      '--host is "192.0.2.1", which is not an address of this machine. Use 127.0.0.1 for this machine only or 0.0.0.0 for the network.',
    );
  });
});

describe('toPort', () => {
  it('reads port numbers', () => {
    expect([toPort('0'), toPort('4173'), toPort('65535')]).toEqual([0, 4173, 65_535]);
  });

  it.each(['', 'a', '-1', '65536', '1.5'])('rejects %j', (text) => {
    expect(() => toPort(text)).toThrow(`--port is "${text}". Give a number from 0 to 65535.`);
  });
});
