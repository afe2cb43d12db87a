import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { LiveSession } from './sessions.service';
import { sessionCookie } from './session-cookie';

/** The token that came with the request, whether or not a session stands behind it. */
export const SessionToken = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<{ cookies: Record<string, string | undefined> }>();
  return request.cookies[sessionCookie];
});

/** The session behind the request; 0 where none was asked for. */
export const SessionId = createParamDecorator((_: unknown, context: ExecutionContext): number => {
  const { actor } = context.switchToHttp().getRequest<{ actor?: LiveSession }>();
  return actor?.id ?? 0;
});
