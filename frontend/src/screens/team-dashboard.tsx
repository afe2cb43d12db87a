import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { canCreatePages, pageTexts, teamTexts, type Team } from '@touchline/contract';
import {
  Button,
  Container,
  EmptyState,
  Heading,
  Inline,
  PageIcon,
  PlusIcon,
  SearchField,
  Spacer,
  Stack,
  Tag,
  TeamInitial,
  Text,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageDialog } from '../features/pages/page-dialog';
import { PageGrid } from '../features/pages/page-grid';
import { pageListQuery, tagsQuery, useCreatePage } from '../features/pages/page-queries';
import { CreateMenu } from '../features/pages/create-menu';
import { useStanding } from '../shared/session';
import { usePageFilter } from './use-page-filter';

/** A team's pages: search, labels, cards. */
export function TeamDashboard({ team }: { team: Team }) {
  const { filter, search, tags, setSearch, toggleTag, clear } = usePageFilter();
  const { data: teamTags = [] } = useQuery(tagsQuery(team.id));
  const creation = usePageCreation(team);
  const empty = creation.canCreate ? (
    <EmptyState
      icon={PageIcon}
      title={pageTexts.noPages}
      action={
        <Button tone="accent" icon={PlusIcon} onPress={creation.open}>
          {pageTexts.firstPage}
        </Button>
      }
    />
  ) : (
    <EmptyState icon={PageIcon} title={pageTexts.noPages} detail={pageTexts.noPagesForPlayers} />
  );

  return (
    <Container width="content">
      <Stack gap="24">
        <TeamHeader team={team} action={creation.canCreate && <CreateMenu {...creation} />} />
        <SearchField
          label={pageTexts.searchSpace}
          placeholder={pageTexts.searchSpace}
          value={search}
          onChange={setSearch}
        />
        {teamTags.length > 0 && (
          <Inline gap="8" wrap label={pageTexts.filterByLabel}>
            {teamTags.map((tag) => (
              <Tag key={tag} isSelected={tags.includes(tag)} onPress={() => toggleTag(tag)}>
                {tag}
              </Tag>
            ))}
          </Inline>
        )}
        <PageGrid teamId={team.id} filter={filter} empty={empty} onClear={clear} />
      </Stack>
      {creation.dialog}
    </Container>
  );
}

function TeamHeader({ team, action }: { team: Team; action: React.ReactNode }) {
  const total = useInfiniteQuery(pageListQuery(team.id)).data?.pages[0]?.total;
  return (
    <Inline gap="16" align="center" wrap>
      <TeamInitial name={team.name} tint={team.sport} size="large" />
      <Stack gap="2">
        <Heading level={1}>{team.name}</Heading>
        <Text size="14" tone="muted">
          {total === undefined
            ? team.sport
            : `${team.sport} · ${total} ${total === 1 ? teamTexts.page : teamTexts.pageMany}`}
        </Text>
      </Stack>
      <Spacer />
      {action}
    </Inline>
  );
}

/** The two ways to a new page: the dialog, and an untitled one at once. */
function usePageCreation(team: Team) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const standing = useStanding(team);
  const quick = useCreatePage(team.id);
  const show = ({ id }: { id: number }) => void navigate(`/pages/${id}`);
  return {
    canCreate: standing !== undefined && canCreatePages(standing),
    open: () => setOpen(true),
    createUntitled: () =>
      quick.mutate({ title: pageTexts.untitledPage, content: '', tags: [] }, { onSuccess: show }),
    dialog: <PageDialog teamId={team.id} isOpen={isOpen} onOpenChange={setOpen} onCreated={show} />,
  };
}
