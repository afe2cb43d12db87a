import * as limits from '../limits';
import { savingTexts } from './page-saving-texts';

/** The start of every title that `titleOfCopy` returns. */
export const copyPrefix = `${savingTexts.copyOf} `;
const copyNumber = / \((\d{1,4})\)$/;

/**
 * Returns the title of a copy of a page: "Copy of Kick-off", or with a number where `taken` contains that title. The copy of a copy is
 * numbered too, so that prefixes do not pile up: "Copy of Kick-off (2)". A title over the limit is cut and ends in an ellipsis.
 */
export function titleOfCopy(title: string, taken: Iterable<string> = []): string {
  const titles = new Set(taken);
  const isCopy = title.startsWith(copyPrefix);
  const stem = isCopy ? title.replace(copyNumber, '') : `${copyPrefix}${title}`;
  let number = isCopy ? Number(copyNumber.exec(title)?.[1] ?? 1) + 1 : 1;
  while (titles.has(numbered(stem, number))) number += 1;
  return numbered(stem, number);
}

function numbered(stem: string, number: number): string {
  const suffix = number > 1 ? ` (${number})` : '';
  return `${cut(stem, limits.pageTitle - suffix.length)}${suffix}`;
}

/** Cuts a text to so many UTF-16 units, the ellipsis included; never between the halves of a surrogate pair. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${start.trimEnd()}…`;
}
