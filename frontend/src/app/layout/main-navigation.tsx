import { useQuery } from '@tanstack/react-query';
import { teamNavTexts as texts } from '@touchline/contract';
import { HomeIcon, LowerBar, PageIcon, PlayIcon, SearchIcon, StarIcon } from '@touchline/ui-kit';
import { useLocation } from 'react-router-dom';
import { lastUsedTeam, teamsQuery } from '../../shared/session';

/** Main navigation of phones. Pages and Plays lead to those of the team used last. */
export function MainNavigation({ onOpenSearch }: { onOpenSearch: () => void }) {
  const { data: teams } = useQuery(teamsQuery);
  const current = useCurrentPart();
  const team = `/teams/${lastUsedTeam(teams)?.id}?tab=`;
  const items = [
    { label: texts.home, icon: HomeIcon, href: '/' },
    ...(teams?.length === 0
      ? []
      : [
          { label: texts.pages, icon: PageIcon, href: `${team}pages` },
          { label: texts.plays, icon: PlayIcon, href: `${team}plays` },
        ]),
    { label: texts.search, icon: SearchIcon, onPress: onOpenSearch },
    { label: texts.starred, icon: StarIcon, href: '/starred' },
  ];
  return (
    <LowerBar
      label={texts.main}
      items={items.map((item) => ({ ...item, isCurrent: item.label === current }))}
    />
  );
}

/** Returns the label of the part that the open screen belongs to; undefined for the squad, settings, the bin and others. */
function useCurrentPart(): string | undefined {
  const { pathname, search } = useLocation();
  if (/^\/(dashboard)?$/.test(pathname)) return texts.home;
  if (pathname === '/starred') return texts.starred;
  if (/^\/plays\//.test(pathname)) return texts.plays;
  if (/^\/pages\//.test(pathname)) return texts.pages;
  if (!/^\/teams\/\d+$/.test(pathname)) return undefined;
  const tab = new URLSearchParams(search).get('tab') ?? 'pages';
  return { pages: texts.pages, recent: texts.pages, plays: texts.plays }[tab];
}
