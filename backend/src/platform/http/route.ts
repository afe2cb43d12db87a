import { applyDecorators, HttpCode, RequestMapping, RequestMethod } from '@nestjs/common';
import type { Call } from '@touchline/contract';
import { Public } from './current-user';
import { RateLimited } from './rate-limit.guard';

/** Maps a controller method to a call of the contract: method, path, status, access without a session and rate limit. */
export function Route({ method, path, status, isPublic, rateLimit }: Call): MethodDecorator {
  const mapping = RequestMapping({ method: RequestMethod[method], path });
  const further = [...(isPublic ? [Public()] : []), ...(rateLimit ? [RateLimited(rateLimit)] : [])];
  return applyDecorators(mapping, HttpCode(status), ...further);
}
