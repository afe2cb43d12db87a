import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { LiveSession } from './sessions.service';

/** The session behind the request; 0 where none was asked for. */
export const SessionId = createParamDecorator((_: unknown, context: ExecutionContext): number => {
  const { actor } = context.switchToHttp().getRequest<{ actor?: LiveSession }>();
  return actor?.id ?? 0;
});
