import { places } from '@touchline/contract';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public, Refusal, wantsDocument } from '../../platform/http';
import { sessionCookie, SessionCookie, Sessions, type LiveSession } from '../auth';
import { Documents } from './documents.service';

const signIn = '/login';
const guarded = places.filter(({ isOpen }) => !isOpen).map(({ path }) => path);

/** The documents of all screens behind the sign-in, and of this one, where who is signed in is led on. */
@Public()
@ApiExcludeController()
@Controller()
export class DocumentsController {
  constructor(
    private readonly documents: Documents,
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
  ) {}

  @Get([signIn, ...guarded])
  async open(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    if (!wantsDocument(request.headers)) throw new Refusal('not_found');
    const actor = await this.whoAsks(request, reply);
    const isOpened = request.headers['sec-purpose'] === undefined;
    const opened = await this.documents.open(request.url, { actor, isOpened });
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    if ('html' in opened) return opened.html;
    reply.status(302).header('location', opened.to);
    return '';
  }

  /** Nobody; or `unknown` where it could not be found out, which is for the app to say. */
  private async whoAsks({ cookies, headers }: FastifyRequest, reply: FastifyReply) {
    const token = cookies[sessionCookie];
    if (!token) return undefined;
    const session = await this.sessions.find(token, headers['user-agent']).catch(() => 'unknown' as const);
    if (isLive(session) && session.extended) this.cookie.renew(reply, token);
    return session;
  }
}

const isLive = (session: LiveSession | 'unknown' | undefined): session is LiveSession =>
  typeof session === 'object';
