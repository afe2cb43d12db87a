import { editorTexts } from '@touchline/contract';
import { CheckIcon, HeadingIcon, MenuButton, TextIcon } from '@touchline/ui-kit';
import { isShaped, setShape } from '../core/commands';
import type { Editor } from '../core/editor';
import type { Shape } from '../edits/shape';
import { headingLevels } from '@touchline/content';
import { afterOverlay } from './after-overlay';
import { useStore } from './use-store';

const kinds: readonly { label: string; shape: Shape }[] = [
  { label: editorTexts.text, shape: { kind: 'paragraph' } },
  ...headingLevels.map((level) => ({
    label: editorTexts.heading[level],
    shape: { kind: 'heading', level } as const,
  })),
];

interface BlockKindMenuProps {
  editor: Editor;
  /** Shows the kind at the caret by an icon instead of its name. */
  isPhone?: boolean;
}

/** Menu of text and headings 2 to 4; its label is the kind at the caret. */
export function BlockKindMenu({ editor, isPhone }: BlockKindMenuProps) {
  const current = useStore(editor.state, ({ block, place }) =>
    kinds.find(({ shape }) => isShaped(block, shape, place?.field)),
  );
  const items = kinds.map(({ label, shape }) => ({
    id: label,
    label,
    icon: shape === current?.shape ? CheckIcon : undefined,
    onAction: () => afterOverlay(() => setShape(editor, shape)),
  }));
  const icon = current?.shape.kind === 'heading' ? HeadingIcon : TextIcon;
  return (
    <MenuButton
      label={current?.label ?? editorTexts.text}
      icon={isPhone ? icon : undefined}
      isLabelHidden={isPhone}
      items={items}
      size="small"
    />
  );
}
