import type { FieldRule } from '@touchline/contract';
import { registerDecorator } from 'class-validator';

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
