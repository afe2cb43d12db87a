import { fold } from '@touchline/contract';

/** Folds each line of a text for the search, which keeps lines apart: a phrase is within one. */
export const foldLines = (text: string): string => text.split('\n').map(fold).join('\n');
