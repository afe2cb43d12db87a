import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp } from './app';

export const boundary = '----touchline';

/** One part of a multipart body; `end` closes the body. */
export const part = (disposition: string, content: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);

export const end = Buffer.from(`--${boundary}--\r\n`);

interface ByHand {
  path: string;
  cookie: string;
  body: Buffer;
  /** Declared content length. */
  length?: number;
  /** Closes the connection after the body. */
  cut?: boolean;
  /** Runs when half of the body is sent. */
  halfway?: () => Promise<void>;
}

/** Sends a raw multipart body; returns the status, or `cut` when the connection was closed. */
export function sendByHand(
  app: TestApp,
  { path, cookie, body, length, cut, halfway }: ByHand,
): Promise<number | 'cut'> {
  const { port } = app.app.getHttpServer().address() as AddressInfo;
  return new Promise((resolve) => {
    const headers = {
      cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': length ?? body.length,
    };
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path, headers });
    sent.on('response', (answer: IncomingMessage) => resolve(answer.resume().statusCode ?? 0));
    sent.on('error', () => resolve('cut'));
    const half = body.length / 2;
    if (halfway)
      sent.write(body.subarray(0, half), () => void halfway().then(() => sent.end(body.subarray(half))));
    else if (cut) sent.write(body, () => setTimeout(() => sent.destroy(), 50));
    else sent.end(body);
  });
}
