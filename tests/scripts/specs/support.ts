import {mkdtempSync, mkdirSync, writeFileSync} from 'node:fs';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {ApiRow} from '../../../src/data/apis';

export const row: ApiRow = {
  id: 'coffee',
  version: '2025-08-12',
  label: 'COFFEE',
  path: '/api/coffee/2025-08-12',
  spec: 'coffee/2025-08-12',
  latest: true,
  current: false,
  deprecated: false,
  variant: 'cloud',
  source: 'unified',
  formerPaths: [],
};

/** A small specification; `change` edits its text. */
export function toSpecText(change: (text: string) => string = (text) => text): string {
  return change(`openapi: 3.1.0
info:
  title: COFFEE – orders at a bar
  version: '2025-08-12'
  description: Order coffee.
servers:
  - url: https://coffee.example
paths:
  /orders:
    get:
      operationId: listOrders
      summary: List the orders
      responses:
        '200': {$ref: '#/components/responses/Orders'}
    post:
      operationId: placeOrder
      summary: Place an order
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}
      responses:
        '201': {description: Placed.}
  /orders/{order_id}:
    parameters:
      - {name: order_id, in: path, required: true, schema: {type: string}}
    delete:
      operationId: cancelOrder
      summary: Cancel an order
      responses:
        '204': {description: Cancelled.}
components:
  responses:
    Orders:
      description: The orders.
      content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Order'}}}}
  schemas:
    Order:
      type: object
      properties:
        drink: {type: string, description: What to make.}
`);
}

/** A repository and a folder for copies, both empty but for the specification. */
export function createFolders(): {readonly repository: string; readonly copies: string} {
  const root = mkdtempSync(path.join(tmpdir(), 'specs-'));
  const repository = path.join(root, 'openapi');
  mkdirSync(path.join(repository, 'coffee'), {recursive: true});
  writeFileSync(path.join(repository, `${row.spec}.yaml`), toSpecText());
  return {repository, copies: path.join(root, 'copies')};
}

/** A server on a free port; requests are counted. */
export async function serve(listener: RequestListener): Promise<{
  readonly url: string;
  readonly requests: {readonly url: string | undefined; readonly etag: string | undefined}[];
  close(): Promise<void>;
}> {
  const requests: {url: string | undefined; etag: string | undefined}[] = [];
  const server = createServer((request, response) => {
    requests.push({url: request.url, etag: request.headers['if-none-match']});
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
