import { useQuery } from '@tanstack/react-query';
import { appTexts, contentMoveTexts as texts, type TeamSummary } from '@touchline/contract';
import { Button, Dialog, Form, Inline, RadioGroup, SearchField, Stack, Text } from '@touchline/ui-kit';
import { useState } from 'react';
import { useOnline } from '../hooks/use-online';
import { MAX_UNSEARCHED } from '../max-unsearched';
import { teamsQuery, useUser } from '../session';
import { useMoveContent } from './move-queries';
import type { MovedItem } from './moved-items';
import { teamsToMoveTo } from './teams-to-move-to';

export interface MoveDialogProps {
  items: readonly (MovedItem & { isDraft?: boolean })[];
  teamId: number;
  isOpen: boolean;
  onClose: () => void;
  onMoved?: () => void;
}

/** Asks for the team that pages and plays are moved to, and says who will see them there. */
export function MoveDialog({ isOpen, ...form }: MoveDialogProps) {
  const { items, onClose } = form;
  const [first] = items;
  const title = first && items.length === 1 ? texts.title[first.kind] : texts.titleOfSeveral(items.length);
  return (
    <Dialog title={title} size="small" isOpen={isOpen} onOpenChange={(opens) => !opens && onClose()}>
      <MoveForm title={title} {...form} />
    </Dialog>
  );
}

function MoveForm({
  title,
  items,
  teamId,
  onClose,
  onMoved,
}: Omit<MoveDialogProps, 'isOpen'> & { title: string }) {
  const user = useUser();
  const { data: all = [] } = useQuery(teamsQuery);
  const teams = teamsToMoveTo(user, all, teamId);
  const [chosenId, setChosenId] = useState(teams.length === 1 ? teams[0]?.id : undefined);
  const chosen = teams.find(({ id }) => id === chosenId);
  const isOnline = useOnline();
  const { move, isPending } = useMoveContent(items, teamId);
  const submit = () => {
    if (!chosen || !isOnline || isPending) return;
    move(chosen, () => {
      onClose();
      onMoved?.();
    });
  };
  return (
    <Form onSubmit={submit} label={title}>
      <Stack gap="16">
        <TeamChoice teams={teams} chosenId={chosenId} onChoose={setChosenId} />
        <div role="status">
          <Stack gap="8">
            {chosen && <Text>{texts.readers(chosen, numbersOf(items))}</Text>}
            {!isOnline && <Text>{texts.offline}</Text>}
          </Stack>
        </div>
        <Text size="14" tone="muted">
          {`${items.length === 1 ? texts.taken : texts.takenOfSeveral} ${texts.left}`}
        </Text>
        <Inline gap="8" justify="end">
          <Button onPress={onClose}>{appTexts.cancel}</Button>
          <Button type="submit" tone="accent" isPending={isPending} isDisabled={!chosen || !isOnline}>
            {texts.moveNow}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

interface TeamChoiceProps {
  teams: readonly TeamSummary[];
  chosenId: number | undefined;
  onChoose: (id: number) => void;
}

function TeamChoice({ teams, chosenId, onChoose }: TeamChoiceProps) {
  const [search, setSearch] = useState('');
  const typed = search.trim().toLowerCase();
  const found = teams.filter(({ name }) => name.toLowerCase().includes(typed));
  return (
    <Stack gap="12">
      {teams.length > MAX_UNSEARCHED && (
        <SearchField label={texts.find} placeholder={texts.find} value={search} onChange={setSearch} />
      )}
      <RadioGroup
        label={texts.team}
        items={found.map(({ id, name, memberCount }) => ({
          id: String(id),
          label: name,
          description: texts.members(memberCount),
        }))}
        value={chosenId === undefined ? null : String(chosenId)}
        onChange={(id) => onChoose(Number(id))}
      />
      {found.length === 0 && <Text tone="muted">{texts.noneFound}</Text>}
    </Stack>
  );
}

const numbersOf = (items: MoveDialogProps['items']) => ({
  count: items.length,
  drafts: items.filter(({ isDraft }) => isDraft).length,
});
