import type { Block } from '../blocks';
import type { StyledText } from '../fonts';
import { body, code, marked, textStyles } from '../theme';
import type { TextStyle } from './spans';

/** Returns all texts of the blocks with their font styles. */
export function textsOf(blocks: readonly Block[]): StyledText[] {
  return blocks.flatMap(textsIn);
}

const styled = (text: string, { font }: TextStyle): StyledText => ({ text, font });

function textsIn(block: Block): StyledText[] {
  switch (block.kind) {
    case 'text':
      return block.runs.map(({ text, marks }) => styled(text, marked(textStyles[block.role], marks)));
    case 'code':
      return block.runs.map(({ text, marks }) => styled(` ${text}`, marked(code, marks)));
    case 'list':
      return block.items.flatMap(({ label, blocks }) => [styled(label, body), ...textsOf(blocks)]);
    case 'table':
      return block.rows.flatMap(({ cells }) => cells.flatMap(({ blocks }) => textsOf(blocks)));
    case 'quote':
    case 'callout':
      return textsOf(block.blocks);
    case 'picture':
      return [styled(block.alt, textStyles.caption), ...textsOf(block.caption)];
    case 'divider':
      return [];
  }
}
