import { pageTexts } from '@touchline/contract';
import { ShowBelow, Disclosure, TableOfContents, type ContentsItem } from '@touchline/ui-kit';
import { useState } from 'react';
import type { Section } from '../../shared/content/readable-content';
import { useCurrentSection } from './use-current-section';

/** Minimum number of headings for a table of contents. */
const MIN_HEADINGS = 3;
const depths = { 2: 0, 3: 1, 4: 2 } as const;

export const isLong = (sections: readonly Section[]) => sections.length >= MIN_HEADINGS;

interface PageContentsProps {
  sections: readonly Section[];
}

/** Table of contents in the margin of a long page. */
export function PageContents({ sections }: PageContentsProps) {
  const currentId = useCurrentSection(sections);
  return <TableOfContents label={pageTexts.onThisPage} items={sections.map(asItem)} currentId={currentId} />;
}

/** Table of contents above the page, without a margin; starts collapsed, so that the text is visible. */
export function FoldedContents({ sections }: PageContentsProps) {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <ShowBelow breakpoint="wide">
      <Disclosure label={pageTexts.onThisPage} isExpanded={isExpanded} onToggle={setExpanded}>
        <TableOfContents label={pageTexts.onThisPage} items={sections.map(asItem)} isLabelHidden />
      </Disclosure>
    </ShowBelow>
  );
}

const asItem = ({ id, title, level }: Section): ContentsItem => ({ id, title, depth: depths[level] });
