import type { TextPosition } from '@touchline/contract';

/** Context stored for a quote without similar passages; a longer one means that there were some. */
export const SHORT_CONTEXT_CHARS = 32;

/** Returns true if the page ended after the quote: its context is shorter; one character less may be half a surrogate pair. */
export const endsPage = ({ suffix }: TextPosition) =>
  suffix !== undefined && suffix.length < SHORT_CONTEXT_CHARS - 1;
