import type { FieldRule } from '@touchline/contract';
import { registerDecorator, ValidateIf } from 'class-validator';

/** The property of a body or query follows a field rule of the contract; its sentence is the message. */
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

/** Its rules hold only when it was given; unlike `optional`, null counts as given. */
export const IfGiven = () => ValidateIf((_, value) => value !== undefined);
