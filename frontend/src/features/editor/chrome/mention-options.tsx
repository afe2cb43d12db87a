import { editorTexts } from '@touchline/contract';
import { OptionList } from '@touchline/ui-kit';
import { useEffect, useEffectEvent, useId } from 'react';
import type { MentionMenu } from '../core/mention-menu';
import type { MentionTrigger } from '../edits/mention';
import { useMentionOptions } from './use-mention-options';
import { useStore } from './use-store';

interface MentionOptionsProps {
  menu: MentionMenu;
  teamId: number;
}

/** List of the open mention menu; the focus stays in the line. */
export function MentionOptions({ menu, teamId }: MentionOptionsProps) {
  const trigger = useStore(menu.state, (state) => state.trigger);
  return trigger ? <OpenMentions menu={menu} teamId={teamId} trigger={trigger} /> : null;
}

function OpenMentions({ menu, teamId, trigger }: MentionOptionsProps & { trigger: MentionTrigger }) {
  const options = useMentionOptions(teamId, { ...trigger, offersNew: true });
  const active = useStore(menu.state, (state) => state.active);
  const at = useStore(menu.state, (state) => state.at);
  const id = useId();
  const activeId = options[active]?.id ?? '';
  const found = options.map((option) => option.id).join();
  const offer = useEffectEvent(() => menu.offer(options));
  useEffect(() => offer(), [found]);
  useEffect(() => {
    if (activeId === '') return undefined;
    menu.describe({ list: id, option: `${id}-${activeId}` });
    return () => menu.describe(undefined);
  }, [menu, id, activeId]);
  if (options.length === 0) return null;
  return (
    <OptionList
      id={id}
      label={editorTexts.mentionMenu}
      options={options}
      activeId={activeId}
      anchor={at}
      onChoose={(chosen) => menu.choose(options.find((option) => option.id === chosen))}
    />
  );
}
