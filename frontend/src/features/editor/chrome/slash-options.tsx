import { editorTexts } from '@touchline/contract';
import { OptionList } from '@touchline/ui-kit';
import { useEffect, useId } from 'react';
import type { SlashMenu } from '../core/slash-menu';
import { blockIcon } from './block-icons';
import { useStore } from './use-store';

/** List of the open slash menu; the focus stays in the line. */
export function SlashOptions({ slash }: { slash: SlashMenu }) {
  const { options, active, at } = useStore(slash.state, (state) => state);
  const id = useId();
  const activeId = options[active]?.id ?? '';
  useEffect(() => {
    slash.describe(activeId === '' ? undefined : { list: id, option: `${id}-${activeId}` });
  }, [slash, id, activeId]);
  if (options.length === 0) return null;
  return (
    <OptionList
      id={id}
      label={editorTexts.insertMenu}
      options={options.map((option) => ({ ...option, icon: blockIcon(option.id) }))}
      activeId={activeId}
      anchor={at}
      onChoose={(chosen) => slash.choose(options.find((option) => option.id === chosen))}
    />
  );
}
