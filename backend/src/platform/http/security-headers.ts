import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { WebPolicy } from './web-source';

const self = ["'self'"];

/** Browser features that the app never uses, disabled in case a script is injected. */
const disabledFeatures = [
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
const permissions = disabledFeatures.map((name) => `${name}=()`).join(', ');

interface Ours {
  publicUrl: string;
  policy: WebPolicy | undefined;
}

/** Adds security headers: a strict policy for documents and the strictest for API responses. /api/docs overrides its policy. */
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
  const documentHeaders = { ...headers, 'permissions-policy': permissions };
  const apiHeaders = dataHeaders(headers);
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(isOfApi(request) ? apiHeaders : documentHeaders);
    done();
  });
  server.addHook('onSend', (request, reply, _, done) => {
    if (isOfApi(request) && isDocument(reply)) reply.headers(documentHeaders);
    done();
  });
}

const isOfApi = ({ url }: FastifyRequest) => url.startsWith('/api/');
const isDocument = (reply: FastifyReply) => String(reply.getHeader('content-type')).startsWith('text/html');

/** Returns the headers of API responses: few, with a policy that allows nothing in case a browser displays one. */
function dataHeaders(headers: OutgoingHttpHeaders) {
  const kept = ['strict-transport-security', 'cross-origin-resource-policy', 'x-content-type-options'];
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => kept.includes(name))),
  };
}

/** Returns the CSP hash source of an inline script or style. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows these values of `style` attributes, by their hashes, in the policy of this response. */
export function allowStyleAttributes(reply: FastifyReply, values: readonly string[]): void {
  if (values.length === 0) return;
  const policy = String(reply.getHeader('content-security-policy'));
  const attributes = ["style-src-attr 'unsafe-hashes'", ...values.map(hashOf)].join(' ');
  reply.header('content-security-policy', `${policy};${attributes}`);
}

/** Runs Helmet once on a dummy response: its headers are the same for every response. */
function headersOf(options: HelmetOptions) {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => undefined);
  return response.getHeaders();
}
