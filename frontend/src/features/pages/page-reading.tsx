import { pageTexts, type Page } from '@touchline/contract';
import { Prose, Stack, Heading, TagRow, Text } from '@touchline/ui-kit';
import { useMemo, type Ref } from 'react';
import { cleanContent, isContentEmpty } from '../../shared/content/clean-content';

/** A page for reading: nothing of the editor is loaded. */
export function PageReading({ page, contentRef }: { page: Page; contentRef: Ref<HTMLDivElement> }) {
  const html = useMemo(() => cleanContent(page.content), [page.content]);
  return (
    <Stack gap="16">
      <Heading level={1} size="36">
        {page.title}
      </Heading>
      {page.tags.length > 0 && <TagRow tags={page.tags} />}
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
