import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal';

const largestId = 2 ** 31 - 1;

/** A positive whole number in the path; anything else is the address of nothing. */
export const IdParam = createParamDecorator((name: string, context: ExecutionContext): number => {
  const { params } = context.switchToHttp().getRequest<FastifyRequest<{ Params: Record<string, string> }>>();
  const text = params[name] ?? '';
  const id = Number(text);
  if (!/^[1-9]\d{0,9}$/.test(text) || id > largestId) throw new Refusal('not_found');
  return id;
});
