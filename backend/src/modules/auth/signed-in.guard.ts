import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPublic, Refusal } from '../../platform/http';
import { cookieStrategy } from './cookie.strategy';
import { sessionCookie, SessionCookie } from './session-cookie';
import type { LiveSession } from './sessions.service';

/** Guards every call that is not `@Public()`: a live session, or 401. */
@Injectable()
export class SignedInGuard extends AuthGuard(cookieStrategy) {
  constructor(
    private readonly reflector: Reflector,
    private readonly cookie: SessionCookie,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean | undefined>(isPublic, targets)) return true;
    await super.canActivate(context);
    this.renewCookie(context);
    return true;
  }

  override getAuthenticateOptions() {
    return { property: 'actor', session: false };
  }

  override handleRequest<Session>(error: Error | null, session: Session | false): Session {
    if (error) throw error;
    if (!session) throw new Refusal('not_signed_in');
    return session;
  }

  /** A session that slid forward takes its cookie along. */
  private renewCookie(context: ExecutionContext): void {
    const request = context.switchToHttp().getRequest<FastifyRequest & { actor: LiveSession }>();
    const token = request.cookies[sessionCookie];
    if (request.actor.extended && token)
      this.cookie.renew(context.switchToHttp().getResponse<FastifyReply>(), token);
  }
}
