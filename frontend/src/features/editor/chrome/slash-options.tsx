import { editorTexts } from '@touchline/contract';
import {
  ChecklistIcon,
  CodeIcon,
  DividerIcon,
  HeadingIcon,
  InfoIcon,
  ListIcon,
  NumberedListIcon,
  OptionList,
  QuoteIcon,
  TableIcon,
  TextIcon,
  type Icon,
} from '@touchline/ui-kit';
import { useEffect, useId } from 'react';
import type { SlashMenu } from '../core/slash-menu';
import { useStore } from './use-store';

const icons: Record<string, Icon> = {
  text: TextIcon,
  'bulleted-list': ListIcon,
  'numbered-list': NumberedListIcon,
  checklist: ChecklistIcon,
  table: TableIcon,
  quote: QuoteIcon,
  callout: InfoIcon,
  code: CodeIcon,
  divider: DividerIcon,
};

/** The open menu behind '/': the line that is typed in keeps the focus. */
export function SlashOptions({ slash }: { slash: SlashMenu }) {
  const { options, active, at } = useStore(slash.state);
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
      options={options.map((option) => ({ ...option, icon: icons[option.id] ?? HeadingIcon }))}
      activeId={activeId}
      anchor={at}
      onChoose={(chosen) => slash.choose(options.find((option) => option.id === chosen))}
    />
  );
}
