import { ValidationPipe } from '@nestjs/common';
import type { FieldError } from '@touchline/contract';
import type { ValidationError } from 'class-validator';
import { Refusal } from './refusal';

/** Parses bodies and queries into their DTOs; what is wrong is named field by field, what is unknown is refused. */
export const bodyPipe = new ValidationPipe({
  transform: true,
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  exceptionFactory: (errors) => new Refusal('validation_failed', { fields: errors.map(toFieldError) }),
});

function toFieldError({ property, constraints = {} }: ValidationError): FieldError {
  const isUnknown = 'whitelistValidation' in constraints;
  const message = isUnknown ? `There is no field "${property}" here` : Object.values(constraints)[0];
  return { field: property, message: message ?? 'This value is not valid' };
}
