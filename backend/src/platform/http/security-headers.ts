import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { WebPolicy } from './web-source';

const self = ["'self'"];

/** What a browser could give a page, and ours never asks for: script that got in is not given it either. */
const neverAsked = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
  'display-capture',
];
const permissions = neverAsked.map((name) => `${name}=()`).join(', ');

/** The origin of the app, and what its documents hold. */
interface Ours {
  publicUrl: string;
  policy: WebPolicy | undefined;
}

/** Strict everywhere, and strictest for data; the API's own description needs its inline styles and scripts and is let have them. */
export function addSecurityHeaders(app: NestFastifyApplication, { publicUrl, policy }: Ours): void {
  const isHttps = publicUrl.startsWith('https:');
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        scriptSrc: [...self, ...(policy?.scripts ?? [])],
        styleSrc: [...self, ...(policy?.styles ?? [])],
        ...(policy?.workers.length && { workerSrc: [...self, ...policy.workers] }),
        imgSrc: [...self, 'data:', 'blob:'],
        mediaSrc: [...self, 'blob:'],
        fontSrc: self,
        connectSrc: self,
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: self,
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: isHttps,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  const ofDocuments = { ...headers, 'permissions-policy': permissions };
  const ofData = dataHeaders(headers);
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(isOfApi(request) ? ofData : ofDocuments);
    done();
  });
  server.addHook('onSend', (request, reply, _, done) => {
    if (isOfApi(request) && isDocument(reply)) reply.headers(ofDocuments);
    done();
  });
}

const isOfApi = ({ url }: FastifyRequest) => url.startsWith('/api/');
const isDocument = (reply: FastifyReply) => String(reply.getHeader('content-type')).startsWith('text/html');

/** What is not drawn needs few words, and may do nothing should it be drawn after all. */
function dataHeaders(headers: OutgoingHttpHeaders) {
  const kept = ['strict-transport-security', 'cross-origin-resource-policy', 'x-content-type-options'];
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => kept.includes(name))),
  };
}

/** As a policy names what stands in a document. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows the document of this response these values of `style` attributes, by their hashes. */
export function allowStyleAttributes(reply: FastifyReply, values: readonly string[]): void {
  if (values.length === 0) return;
  const policy = String(reply.getHeader('content-security-policy'));
  const attributes = ["style-src-attr 'unsafe-hashes'", ...values.map(hashOf)].join(' ');
  reply.header('content-security-policy', `${policy};${attributes}`);
}

/** They are the same for every answer: worked out once, on one that goes nowhere. */
function headersOf(options: HelmetOptions) {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => undefined);
  return response.getHeaders();
}
