import { pageTexts, type Page } from '@touchline/contract';
import { Prose, Stack, Heading, TagRow, Text } from '@touchline/ui-kit';
import { useEffect, type Ref } from 'react';
import { isContentEmpty } from '../../shared/content/decorate-content';
import type { ReadableContent } from '../../shared/content/readable-content';
import { FoldedContents, isLong } from './page-contents';

interface PageReadingProps {
  page: Page;
  content: ReadableContent;
  contentRef?: Ref<HTMLDivElement>;
}

/** A page for reading; loads nothing of the editor. */
export function PageReading({ page, content: { html, sections }, contentRef }: PageReadingProps) {
  useLinkedSection();
  return (
    <Stack gap="16">
      <Heading level={1} size="36" isUserText>
        {page.title}
      </Heading>
      {page.tags.length > 0 && <TagRow tags={page.tags} />}
      {isLong(sections) && <FoldedContents sections={sections} />}
      {isContentEmpty(html) ? (
        <Text tone="muted">{pageTexts.noContent}</Text>
      ) : (
        <div ref={contentRef}>
          <Prose html={html} />
        </div>
      )}
    </Stack>
  );
}

/** Scrolls to the section in the hash, which the browser could not find before the page was rendered. */
function useLinkedSection(): void {
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}
