import { pageTexts } from '@touchline/contract';
import { Below, Disclosure, TableOfContents, type ContentsItem } from '@touchline/ui-kit';
import { useState } from 'react';
import type { Section } from '../../shared/content/readable-content';
import { useCurrentSection } from './use-current-section';

/** With fewer headings, a page is its own overview. */
const fewest = 3;
const depths = { 2: 0, 3: 1, 4: 2 } as const;

export const isLong = (sections: readonly Section[]) => sections.length >= fewest;

interface PageContentsProps {
  sections: readonly Section[];
}

/** The headings of a long page, for the margin beside it. */
export function PageContents({ sections }: PageContentsProps) {
  const currentId = useCurrentSection(sections);
  return <TableOfContents label={pageTexts.onThisPage} items={sections.map(asItem)} currentId={currentId} />;
}

/** The same above the page, where there is no margin: shut, so that reading begins at once. */
export function FoldedContents({ sections }: PageContentsProps) {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <Below breakpoint="wide">
      <Disclosure label={pageTexts.onThisPage} isExpanded={isExpanded} onToggle={setExpanded}>
        <TableOfContents label={pageTexts.onThisPage} items={sections.map(asItem)} isLabelHidden />
      </Disclosure>
    </Below>
  );
}

const asItem = ({ id, title, level }: Section): ContentsItem => ({ id, title, depth: depths[level] });
