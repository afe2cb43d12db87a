import { ValidationPipe, type ArgumentMetadata, type Type } from '@nestjs/common';
import type { FieldError } from '@touchline/contract';
import type { ValidationError } from 'class-validator';
import { Refusal } from './refusal';

/** The body of a form, which no call takes as JSON. Uploads read the request itself. */
export const formBody = Object.freeze({});

/** Validates bodies and queries against their DTOs. Errors are listed per field; unknown fields are refused. */
class BodyPipe extends ValidationPipe {
  /** DTOs whose empty value was found valid: most queries are empty, and the result is cached. */
  private readonly maybeEmpty = new Set<Type>();

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { metatype } = metadata;
    if (value === formBody) throw new Refusal('wrong_type');
    if (isDeeperThan(MAX_BODY_DEPTH, value)) throw new Refusal('bad_request');
    if (!metatype || !isEmpty(value)) return super.transform(value, metadata);
    if (this.maybeEmpty.has(metatype)) return new metatype();
    const checked: unknown = await super.transform(value, metadata);
    if (checked instanceof metatype) this.maybeEmpty.add(metatype);
    return checked;
  }
}

export const bodyPipe = new BodyPipe({
  transform: true,
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  exceptionFactory: (errors) => new Refusal('validation_failed', { fields: errors.map(toFieldError) }),
});

/** No body of the API is half as deep; validators recurse to this depth. */
const MAX_BODY_DEPTH = 16;

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((each) => isDeeperThan(depth - 1, each));
}

function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  for (const _ in value) return false;
  return true;
}

function toFieldError({ property, constraints = {} }: ValidationError): FieldError {
  const isUnknown = 'whitelistValidation' in constraints;
  const message = isUnknown ? `Unknown field "${property}"` : Object.values(constraints)[0];
  return { field: property, message: message ?? 'This value is not valid' };
}
