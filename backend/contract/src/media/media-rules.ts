import type { FieldRule } from '../field-rule';
import * as limits from '../limits';
import { mediaTexts } from './media-texts';

const largestId = 2_147_483_647;
const isId = (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= largestId;

/** Validates the ids of the files to copy. */
export const copiedFiles: FieldRule = (value) => {
  const isList = Array.isArray(value) && value.length > 0 && value.every(isId);
  if (!isList) return mediaTexts.copiedIds;
  return value.length > limits.mediaCopies ? mediaTexts.tooManyCopies(limits.mediaCopies) : undefined;
};
