import { applyDecorators, HttpCode, RequestMapping, RequestMethod } from '@nestjs/common';
import type { Call } from '@touchline/contract';

/** The status of a good answer where the method does not tell it. */
const usual: Record<Call['method'], number> = { GET: 200, POST: 201, PUT: 200, PATCH: 200, DELETE: 204 };

/** Method and path of a call of the contract. */
export function Route({ method, path }: Call, status = usual[method]): MethodDecorator {
  return applyDecorators(RequestMapping({ method: RequestMethod[method], path }), HttpCode(status));
}
