import { applyDecorators, HttpCode, RequestMapping, RequestMethod } from '@nestjs/common';
import { Public } from './actor';
import type { Call } from '@touchline/contract';

/** Method and path of a call of the contract; what the contract opens to all needs no session. */
export function Route({ method, path, status, isOpen }: Call): MethodDecorator {
  const mapping = RequestMapping({ method: RequestMethod[method], path });
  return applyDecorators(mapping, HttpCode(status), ...(isOpen ? [Public()] : []));
}
