import { pageTexts, playTexts, type TeamSummary } from '@touchline/contract';
import { CheckIcon, LinkIcon, MenuButton, type MenuEntry, MoreIcon, useSunlight } from '@touchline/ui-kit';
import { useState, type ReactNode } from 'react';
import { addressOfPlay, type ReadPlay } from '../../features/plays/play-queries';
import { PlayStar } from '../../features/plays/play-star';
import { shownStepOf } from '../../shared/boards/shown-step';
import { origin } from '../../shared/browser';
import { useCopyLink } from '../../shared/hooks/use-copy-link';
import { useMenuCode } from '../../shared/hooks/use-menu-code';
import { ContentTopBar, type RenderWriters } from '../shared/content-top-bar';

interface PlayTopBarProps {
  play: ReadPlay;
  team: TeamSummary;
  saving?: ReactNode;
  unsaved?: ReactNode;
  mode?: ReactNode;
  writers?: RenderWriters;
  /** By default that of a reader. */
  menu?: ReactNode;
}

export function PlayTopBar({ play, team, menu = <PlayMenu play={play} />, ...parts }: PlayTopBarProps) {
  return (
    <ContentTopBar
      content={play}
      team={team}
      backLabel={playTexts.back}
      backHref={`/teams/${team.id}?tab=plays`}
      star={<PlayStar play={play} />}
      menu={menu}
      {...parts}
    />
  );
}

interface PlayMenuProps {
  play: ReadPlay;
  /** Entries for editors. */
  actions?: readonly MenuEntry[];
  /** Called when the menu opens. */
  onOpen?: () => void;
}

const importItems = () => import('./play-menu-items');

/** Sunlight, the link, the PDF, the pictures of the shown step, and the entries for editors. */
export function PlayMenu({ play, actions = [], onOpen }: PlayMenuProps) {
  const { isCopied, copy } = useCopyLink(`${origin}${addressOfPlay(play.id)}`);
  const isSunlit = useSunlight();
  const { code, isSettled, load } = useMenuCode(importItems);
  const share = { id: 'copy', label: playTexts.copyLink, icon: LinkIcon, onAction: () => void copy() };
  const view = code ? [code.sunlightGroup(isSunlit)] : [];
  const [step, setStep] = useState(0);
  const files = code ? [code.pdfItem(play.id), ...code.pictureItems(play, step)] : [];
  const open = () => {
    setStep(shownStepOf(play.board));
    load();
    onOpen?.();
  };
  return (
    <MenuButton
      label={pageTexts.moreActions}
      icon={isCopied ? CheckIcon : MoreIcon}
      tone="quiet"
      isLabelHidden
      items={isSettled ? [...view, { id: 'actions', items: [share, ...files, ...actions] }] : []}
      onOpen={open}
    />
  );
}
