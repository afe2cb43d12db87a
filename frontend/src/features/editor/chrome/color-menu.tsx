import { editorTexts } from '@touchline/contract';
import { CheckIcon, MenuButton, PaletteIcon } from '@touchline/ui-kit';
import { setMarks } from '../core/commands';
import type { Editor } from '../core/editor';
import { colors, type Color } from '@touchline/content';
import { afterOverlay } from './after-overlay';
import { useStore } from './use-store';

/** Black is stored as no colour. */
const choices: readonly (Color | undefined)[] = [undefined, ...colors];

/** Returns the entries of a menu for the colours. */
export const colorEntries = (editor: Editor, current: Color | undefined) =>
  choices.map((choice) => ({
    id: choice ?? 'black',
    label: editorTexts.colors[choice ?? 'black'],
    icon: choice === current ? CheckIcon : undefined,
    onAction: () => afterOverlay(() => setMarks(editor, { color: choice })),
  }));

export function ColorMenu({ editor }: { editor: Editor }) {
  const color = useStore(editor.state, ({ marks }) => marks.color);
  const items = colorEntries(editor, color);
  return <MenuButton label={editorTexts.color} items={items} icon={PaletteIcon} size="small" isLabelHidden />;
}
