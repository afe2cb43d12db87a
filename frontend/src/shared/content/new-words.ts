import { markChanges } from './mark-changes';

/** Returns ranges over the words of rendered content that the earlier content does not have; none over text with marked changes. */
export function newWordsIn(content: Element, before: string, after: string): Range[] {
  if (content.querySelector('ins, del')) return [];
  const { body } = new DOMParser().parseFromString(markChanges(before, after).html, 'text/html');
  const isNew = newCharacters(body);
  let at = 0;
  return textsIn(content).flatMap((text) => {
    const ranges: Range[] = [];
    let range: Range | undefined;
    for (const { index } of text.data.matchAll(/\S/g)) {
      if (isNew[at] !== true) range = undefined;
      else if (range) range.setEnd(text, index + 1);
      else {
        range = rangeOf(text, index, index + 1);
        ranges.push(range);
      }
      at += 1;
    }
    return ranges;
  });
}

/** Returns for each character of the later content, without white space, whether it is new: marks may add a space between words. */
function newCharacters(marked: Element): boolean[] {
  return textsIn(marked).flatMap((text) => {
    const parent = text.parentElement;
    if (parent?.closest('del')) return [];
    const isNew = Boolean(parent?.closest('ins, [data-change][role="group"]'));
    return Array.from({ length: text.data.replace(/\s/g, '').length }, () => isNew);
  });
}

function textsIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

function rangeOf(text: Text, start: number, end: number): Range {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return range;
}
