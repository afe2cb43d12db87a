import { pageTexts } from '@touchline/contract';
import { ContentsIcon, MenuButton, ShowBelow, TableOfContents, type ContentsItem } from '@touchline/ui-kit';
import { useMemo } from 'react';
import { readableContent, type Section } from '../content/readable-content';
import { useCurrentSection } from './use-current-section';

/** Minimum number of headings for a table of contents. */
const MIN_HEADINGS = 3;
const depths = { 2: 0, 3: 1, 4: 2 } as const;

export const isLong = (sections: readonly Section[]) => sections.length >= MIN_HEADINGS;

/** Returns whether a page or play has contents beside it when it is read: while it is edited their margin stays empty, so that nothing moves. */
export const useIsLong = (content: string): boolean =>
  useMemo(() => isLong(readableContent(content).sections), [content]);

interface ContentsProps {
  sections: readonly Section[];
}

/** Table of contents in the margin of a long page or play. */
export function Contents({ sections }: ContentsProps) {
  const currentId = useCurrentSection(sections);
  return <TableOfContents label={pageTexts.onThisPage} items={sections.map(asItem)} currentId={currentId} />;
}

/** Table of contents as a menu, where there is no margin. */
export function ContentsMenu({ sections }: ContentsProps) {
  const items = sections.map(({ id, title }) => ({
    id,
    label: title,
    onAction: () => location.assign(`#${id}`),
  }));
  return (
    <ShowBelow breakpoint="wide">
      <MenuButton label={pageTexts.onThisPage} icon={ContentsIcon} tone="quiet" size="small" items={items} />
    </ShowBelow>
  );
}

const asItem = ({ id, title, level }: Section): ContentsItem => ({ id, title, depth: depths[level] });
