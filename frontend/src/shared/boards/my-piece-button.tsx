import { labelOf, ownPieceTexts as texts, type Piece } from '@touchline/contract/boards';
import { BoardOwnPiece } from '@touchline/ui-kit';
import type { MyPiece } from './use-my-piece';

interface MyPieceButtonProps {
  mine: MyPiece;
  /** Called before the menu opens. */
  onOpen: () => void;
}

/** The button "Me" with its menu: our pieces, and everybody. */
export function MyPieceButton({ mine, onOpen }: MyPieceButtonProps) {
  const { choices, piece, isShown, choose, show } = mine;
  const marked = isShown ? piece : undefined;
  const entries = choices.map((one) => ({
    id: one.id,
    label: nameOf(one),
    isSelected: one === marked,
    onAction: () => choose(one),
  }));
  const everybody = { id: 'everybody', label: texts.showEverybody, onAction: () => show(false) };
  return (
    <BoardOwnPiece
      label={marked ? texts.isMe(nameOf(marked)) : texts.me}
      isSelected={marked !== undefined}
      onSelect={piece && !isShown ? () => show(true) : undefined}
      title={texts.thisIsMe}
      items={[...(isShown ? [everybody] : []), { id: 'pieces', title: texts.thisIsMe, items: entries }]}
      onOpen={onOpen}
    >
      {(marked && labelOf(marked)) ?? texts.me}
    </BoardOwnPiece>
  );
}

function nameOf(piece: Piece): string {
  const label = labelOf(piece) ?? '';
  return piece.name === undefined || piece.name === label ? label : texts.named(label, piece.name);
}
