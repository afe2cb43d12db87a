import { applyDecorators, HttpCode, RequestMapping, RequestMethod } from '@nestjs/common';
import type { Call } from '@touchline/contract';
import { Public } from './current-user';
import { RateLimited } from './allowance.guard';

/** Method and path of a call of the contract; what the contract opens to all needs no session. */
export function Route({ method, path, status, isPublic, rateLimit }: Call): MethodDecorator {
  const mapping = RequestMapping({ method: RequestMethod[method], path });
  const further = [...(isPublic ? [Public()] : []), ...(rateLimit ? [RateLimited(rateLimit)] : [])];
  return applyDecorators(mapping, HttpCode(status), ...further);
}
