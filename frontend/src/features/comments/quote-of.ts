import { describeAnchor } from './anchors/describe-anchor';
import type { PageMap } from './anchors/page-map';
import type { TextRange } from './anchors/page-text';
import type { TextQuote } from './text-position';

/** Returns the quote of a text range; undefined if it contains only white space. */
export function quoteOf({ page }: PageMap, range: TextRange): TextQuote | undefined {
  const anchor = describeAnchor(page, range);
  return (
    anchor && { text: anchor.text, position: { ...anchor.position, xpath: pathTo(anchor.position.blockId) } }
  );
}

/** Path of the block from the top of the content, as it is stored. */
const pathTo = (blockId?: string) => (blockId === undefined ? '/' : `/*[@data-id="${blockId}"]`);
