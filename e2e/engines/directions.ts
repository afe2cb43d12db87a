import type { Part } from './part';

/** "Match plan" in Arabic, which is written from right to left. */
export const arabic = 'خطة المباراة';

/** Returns the text direction that the browser computes for each element of a part. */
export const directionsOf = (part: Part): Promise<string[]> =>
  part.each((elements) => elements.map((element) => getComputedStyle(element).direction));
