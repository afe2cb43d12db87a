import { oneOf, wholeNumber, type FieldRule } from '../field-rule';
import * as limits from '../limits';
import { pinKinds } from './pin';

const pinKind = oneOf(pinKinds, 'Each entry of order must have the kind page or play');
const pinId = wholeNumber(1, 'Each entry of order must have an id');

export const pinOrder: FieldRule = (value) => {
  if (!Array.isArray(value)) return 'order must be a list of pages and plays';
  if (value.length > limits.pins) return `order can have up to ${limits.pins} entries`;
  return value.map(pinKey).find(Boolean);
};

const pinKey: FieldRule = (value) => {
  if (typeof value !== 'object' || value === null) return 'order must be a list of pages and plays';
  const { kind, id, ...rest } = value as Record<string, unknown>;
  const [unknown] = Object.keys(rest);
  return pinKind(kind) ?? pinId(id) ?? (unknown === undefined ? undefined : `Unknown field "${unknown}"`);
};
