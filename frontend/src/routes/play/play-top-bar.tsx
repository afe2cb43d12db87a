import { pageTexts, playTexts, type TeamSummary } from '@touchline/contract';
import { CheckIcon, LinkIcon, MenuButton, type MenuEntry, MoreIcon, useSunlight } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { addressOfPlay, type ReadPlay } from '../../features/plays/play-queries';
import { PlayStar } from '../../features/plays/play-star';
import { origin } from '../../shared/browser';
import { useCopyLink } from '../../shared/hooks/use-copy-link';
import { useMenuCode } from '../../shared/hooks/use-menu-code';
import { ContentTopBar } from '../shared/content-top-bar';

interface PlayTopBarProps {
  play: ReadPlay;
  team: TeamSummary;
  saving?: ReactNode;
  unsaved?: ReactNode;
  mode?: ReactNode;
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

/** Sunlight, the link, the PDF, and the entries for editors. */
export function PlayMenu({ play, actions = [], onOpen }: PlayMenuProps) {
  const { isCopied, copy } = useCopyLink(`${origin}${addressOfPlay(play.id)}`);
  const isSunlit = useSunlight();
  const { code, isSettled, load } = useMenuCode(importItems);
  const share = { id: 'copy', label: playTexts.copyLink, icon: LinkIcon, onAction: () => void copy() };
  const view = code ? [code.sunlightGroup(isSunlit)] : [];
  const pdf = code ? [code.pdfItem(play.id)] : [];
  const open = () => {
    load();
    onOpen?.();
  };
  return (
    <MenuButton
      label={pageTexts.moreActions}
      icon={isCopied ? CheckIcon : MoreIcon}
      tone="quiet"
      isLabelHidden
      items={isSettled ? [...view, { id: 'actions', items: [share, ...pdf, ...actions] }] : []}
      onOpen={open}
    />
  );
}
