import type { Block, BoardFrame } from '../blocks';
import type { StyledText } from '../fonts';
import { boardLabel, body, code, frameCaption, frameWords, marked, textStyles } from '../theme';
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
    case 'board':
      return block.frames.flatMap(textsInFrame);
    case 'divider':
      return [];
  }
}

const textsInFrame = ({ scene, caption, words }: BoardFrame): StyledText[] => {
  const shapes = [...scene.ground, ...scene.zones, ...scene.pieces.flatMap((piece) => piece.shapes)];
  const labels = shapes.flatMap((shape) => (shape.kind === 'text' ? [styled(shape.text, boardLabel)] : []));
  return [styled(caption, frameCaption), styled(`${words}…`, frameWords), ...labels];
};
