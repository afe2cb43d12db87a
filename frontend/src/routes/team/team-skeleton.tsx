import { limits, pageListTexts, teamNavTexts, teamTexts } from '@touchline/contract';
import {
  Container,
  FilterRow,
  Heading,
  Inline,
  ListSkeleton,
  SearchField,
  Skeleton,
  SkeletonText,
  Stack,
  Tabs,
  TagFilterSkeleton,
} from '@touchline/ui-kit';
import { PageGridSkeleton } from '../../features/pages/page-grid-skeleton';
import { LoadingWords } from '../../shared/loading-words';

interface TeamSkeletonProps {
  label: string;
  /** Includes the description and the recent updates, as in a team space. */
  hasRecent?: boolean;
}

/** Skeleton of a team. */
export function TeamSkeleton({ label, hasRecent }: TeamSkeletonProps) {
  const words = { label: pageListTexts.searchSpace, placeholder: pageListTexts.searchSpace };
  const recent = { id: 'recent', label: teamNavTexts.recent, content: <RecentSkeleton /> };
  const pages = { id: 'pages', label: teamNavTexts.pages, content: <PageGridSkeleton /> };
  return (
    <Container width="content">
      <LoadingWords>{label}</LoadingWords>
      <Stack gap="24">
        <Inline gap="16">
          <Skeleton width="48" height="48" />
          <Skeleton width="40%" height="48" />
        </Inline>
        {hasRecent && <SkeletonText lines={3} />}
        <Tabs label={teamNavTexts.pages} items={hasRecent ? [recent, pages] : [pages]} isSticky>
          <FilterRow search={<SearchField {...words} value="" onChange={() => undefined} />}>
            <TagFilterSkeleton />
          </FilterRow>
        </Tabs>
      </Stack>
    </Container>
  );
}

function RecentSkeleton() {
  return (
    <Stack gap="12">
      <Heading level={2} size="18">
        {teamTexts.recentHeading}
      </Heading>
      <ListSkeleton count={limits.cardSkeletons} />
    </Stack>
  );
}
