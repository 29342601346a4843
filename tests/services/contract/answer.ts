import type {ServerResponse} from 'node:http';
import type {Refusal} from './body';

/** Any page of this machine may post. */
export function allowOrigin(response: ServerResponse, origin: string | undefined): void {
  if (origin === undefined || !/^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Methods', 'POST');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  response.setHeader('Vary', 'Origin');
}

/** Answers with a refusal as problem+json. */
export function sendRefusal(response: ServerResponse, refusal: Refusal): void {
  if (refusal.status === 405) response.setHeader('Allow', 'POST, OPTIONS');
  send(
    response,
    refusal.status,
    'application/problem+json',
    JSON.stringify({type: 'about:blank', ...refusal}),
  );
}

/** Responds with a text that must not be cached. */
export function send(response: ServerResponse, status: number, type: string, body: string): void {
  response
    .writeHead(status, {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    .end(body);
}
