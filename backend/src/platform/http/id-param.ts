import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal';

const largestId = 2 ** 31 - 1;

/** A positive whole number in the path; anything else is the address of nothing. */
export const IdParam = createParamDecorator((name: string, context: ExecutionContext): number => {
  const { params } = context.switchToHttp().getRequest<FastifyRequest<{ Params: Record<string, string> }>>();
  const id = idOf(params[name]);
  if (id === 0) throw new Refusal('not_found');
  return id;
});

/** The number in a path, or 0, which is the id of nothing. */
export function idOf(text = ''): number {
  const id = Number(text);
  return /^[1-9]\d{0,9}$/.test(text) && id <= largestId ? id : 0;
}
