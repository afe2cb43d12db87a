import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal';

const MAX_ID = 2 ** 31 - 1;

/** Parses a positive integer of the path; anything else is refused as `not_found`. */
export const IdParam = createParamDecorator((name: string, context: ExecutionContext): number => {
  const { params } = context.switchToHttp().getRequest<FastifyRequest<{ Params: Record<string, string> }>>();
  const id = idOf(params[name]);
  if (id === 0) throw new Refusal('not_found');
  return id;
});

/** Parses an id; returns 0, which is the id of no row, when the text is none. */
export function idOf(text = ''): number {
  const id = Number(text);
  return /^[1-9]\d{0,9}$/.test(text) && id <= MAX_ID ? id : 0;
}
