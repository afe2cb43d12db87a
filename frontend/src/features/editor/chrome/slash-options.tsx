import { editorTexts } from '@touchline/contract';
import { OptionList } from '@touchline/ui-kit';
import { useEffect, useId } from 'react';
import type { SlashMenu } from '../core/slash-menu';
import { blockIcon } from './block-icons';
import { useStore } from './use-store';

/** List of the open slash menu; the focus stays in the line. */
export function SlashOptions({ slash }: { slash: SlashMenu }) {
  const { options, active, at, isEmpty, letters } = useStore(slash.state, (state) => state);
  const id = useId();
  const activeId = options[active]?.id ?? '';
  useEffect(() => {
    slash.describe(activeId === '' ? undefined : { list: id, option: `${id}-${activeId}` });
  }, [slash, id, activeId]);
  if (options.length === 0 && !isEmpty) return null;
  return (
    <OptionList
      id={id}
      label={editorTexts.insertMenu}
      options={options.map(({ id: optionId, label, markdown, group }) => ({
        id: optionId,
        label,
        icon: blockIcon(optionId),
        keys: markdown?.[0],
        // Found options are in the order of how well they match.
        group: letters === '' ? editorTexts.insertGroups[group] : undefined,
      }))}
      emptyText={editorTexts.insertNothing}
      activeId={activeId}
      anchor={at}
      onChoose={(chosen) => slash.choose(options.find((option) => option.id === chosen))}
    />
  );
}
