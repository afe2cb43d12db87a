import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { sessionCookie } from './session-cookie';

/** The token that came with the request, whether or not a session stands behind it. */
export const SessionToken = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const request = context.switchToHttp().getRequest<{ cookies: Record<string, string | undefined> }>();
  return request.cookies[sessionCookie];
});
