/** Words of names that say that a number is a time or a size. */
const measures =
  'interval timeout delay ttl lifetime duration retention patience pause backoff age size width height gap';
/** A name such as `minute` says how long, but not in which unit. */
const spans = 'second minute hour day week month year';
const units =
  'ms seconds s minutes hours days weeks bytes mb px pt em rem chars characters percent share columns rows pages users jobs notifications files lines';

const measureWords = new Set(measures.split(' '));
const spanWords = new Set(spans.split(' ').flatMap((span) => [span, `${span}s`]));
const unitWords = new Set(units.split(' '));

/**
 * Returns true if the name of a number says that it is a time or a size, but not in which unit.
 *
 * @param {string} name
 */
export function lacksUnit(name) {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_');
  if (words.length === 1 && spanWords.has(name.toLowerCase())) return true;
  return words.some((word) => measureWords.has(word)) && !unitWords.has(words.at(-1) ?? '');
}
