import { Transform } from 'class-transformer';
import type { FieldRule } from '@touchline/contract';
import { registerDecorator, ValidateIf } from 'class-validator';

/** Validates the property of a body or query with a field rule of the contract, whose sentence is the message. */
export function Follows(rule: FieldRule): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'follows',
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown) => rule(value) === undefined,
        defaultMessage: (argument) => rule(argument?.value) ?? '',
      },
    });
}

/** Skips validation when the property is undefined; unlike `optional`, null is validated. */
export const IfGiven = () => ValidateIf((_, value) => value !== undefined);

/** Converts a query parameter to a number before it is checked. */
export const ToNumber = () => Transform(({ value }: { value: unknown }) => Number(value));
