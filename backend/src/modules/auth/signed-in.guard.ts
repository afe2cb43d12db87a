import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPublic, Refusal } from '../../platform/http';
import type { Caller } from './caller';
import { cookieStrategy } from './cookie.strategy';
import { SessionCookie } from './session-cookie';
import { mayLackTwoFactor } from './without-two-factor';

/** Guards every call that is not `@Public()`: a live session, or 401. Hot reads find it themselves (`@CurrentCaller()`). */
@Injectable()
export class SignedInGuard extends AuthGuard(cookieStrategy) {
  constructor(
    private readonly reflector: Reflector,
    private readonly cookie: SessionCookie,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler();
    if (this.reflector.getAllAndOverride<boolean | undefined>(isPublic, [handler, context.getClass()]))
      return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & { caller?: Caller }>();
    request.caller = this.cookie.callerOf(request, context.switchToHttp().getResponse<FastifyReply>());
    if (!request.caller) throw new Refusal('not_signed_in');
    request.caller.mayLackTwoFactor = this.reflector.get<boolean | undefined>(mayLackTwoFactor, handler);
    if (!request.routeOptions.config.findsCaller) await super.canActivate(context);
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
}
