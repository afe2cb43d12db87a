import { appTexts, selectionTexts as texts } from '@touchline/contract';
import { Button, Form, Heading, Inline, ShowAbove, Stack, TagFilter, Text } from '@touchline/ui-kit';
import { useState } from 'react';
import { useOnline } from '../hooks/use-online';
import { TeamTagField } from '../team-tag-field';
import { useTagContents } from './bulk-queries';
import type { SelectedActionProps } from './selected-action';

interface TagFormProps extends Omit<SelectedActionProps, 'isDisabled'> {
  onClose: () => void;
}

/** Takes tags to add to all selected pages or plays, and shows those that they have, to remove them. */
export function TagForm({ kind, teamId, selected, onDone, onClose }: TagFormProps) {
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const isOnline = useOnline();
  const { mutate, isPending } = useTagContents(kind, teamId, onDone);
  const counts = countsOf(selected.map(({ tags }) => tags));
  const isEmpty = add.length + remove.length === 0;
  const toggle = (tag: string) =>
    setRemove(remove.includes(tag) ? remove.filter((each) => each !== tag) : [...remove, tag]);
  const submit = () => {
    if (isOnline && !isPending && !isEmpty) mutate(selected.map(({ id }) => ({ id, add, remove })));
  };
  return (
    <Form onSubmit={submit}>
      <Stack gap="16">
        <ShowAbove breakpoint="tablet">
          <Heading level={2} size="16">
            {texts.tagsOf(kind, selected.length)}
          </Heading>
        </ShowAbove>
        <TeamTagField
          teamId={teamId}
          label={texts.add}
          placeholder={texts.addPlaceholder}
          value={add}
          onChange={setAdd}
          isFramed
        />
        {counts.size > 0 && (
          <Stack gap="8">
            <Text size="14">
              <strong>{texts.remove}</strong>
            </Text>
            <TagFilter
              label={texts.removeLead}
              tags={[...counts.keys()]}
              counts={counts}
              countLabel={texts.uses}
              selected={remove}
              onToggle={toggle}
              isWrapped
            />
          </Stack>
        )}
        <div role="status">{!isOnline && <Text size="14">{texts.tagsOffline}</Text>}</div>
        <Inline gap="8" justify="end">
          <Button tone="quiet" onPress={onClose}>
            {appTexts.cancel}
          </Button>
          <Button type="submit" tone="accent" isPending={isPending} isDisabled={!isOnline || isEmpty}>
            {texts.apply}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

/** Returns the tags, without regard to case, with the number of lists that have them; the most used first. */
function countsOf(lists: readonly (readonly string[])[]): Map<string, number> {
  const found = new Map<string, { tag: string; count: number }>();
  for (const tag of lists.flat()) {
    const known = found.get(tag.toLowerCase());
    found.set(tag.toLowerCase(), { tag: known?.tag ?? tag, count: (known?.count ?? 0) + 1 });
  }
  const sorted = [...found.values()].toSorted((one, other) => other.count - one.count);
  return new Map(sorted.map(({ tag, count }) => [tag, count]));
}
