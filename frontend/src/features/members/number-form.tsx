import { useQuery } from '@tanstack/react-query';
import {
  appTexts,
  fullName,
  memberRules,
  positionsOf,
  squadTexts as texts,
  type TeamSummary,
  type TeamUser,
} from '@touchline/contract';
import {
  Button,
  Form,
  Heading,
  Inline,
  ShowAbove,
  Stack,
  TagFilter,
  Text,
  TextField,
} from '@touchline/ui-kit';
import { SEARCH_DELAY_MS, useDebouncedValue } from '../../shared/hooks/use-debounced-value';
import { useForm } from '../../shared/hooks/use-form';
import { useOnline } from '../../shared/hooks/use-online';
import { useChangeNumber, wearersQuery } from './user-queries';

interface NumberFormProps {
  team: TeamSummary;
  user: TeamUser;
  onClose: () => void;
}

const number = (typed: unknown) => (typed === '' ? undefined : memberRules.shirtNumber(typed));
const rules = { number, positions: memberRules.positions };

/** Edits number and positions of a member; says who else has the number. */
export function NumberForm({ team, user, onClose }: NumberFormProps) {
  const change = useChangeNumber(team.id);
  const isOnline = useOnline();
  const form = useForm({ number: user.number ?? '', positions: user.positions }, rules);
  const { positions } = form.values;
  const wearers = useOtherWearers(team.id, user.id, form.values.number);
  const submit = () => {
    if (!isOnline || change.isPending || !form.check()) return;
    // Unchanged values are not sent: another manager may be changing them.
    const typed = form.values.number || null;
    const body = {
      ...(typed !== user.number && { number: typed }),
      ...(positions.join() !== user.positions.join() && { positions }),
    };
    if (Object.keys(body).length === 0) onClose();
    else change.mutate({ userId: user.id, ...body }, { onSuccess: onClose, onError: form.showFailure });
  };
  const toggle = (code: string) =>
    form.set(
      'positions',
      positions.includes(code) ? positions.filter((each) => each !== code) : [...positions, code],
    );
  return (
    <Form onSubmit={submit} label={texts.editOf(fullName(user))}>
      <Stack gap="16">
        <ShowAbove breakpoint="tablet">
          <Heading level={2} size="16" isUserText>
            {fullName(user)}
          </Heading>
        </ShowAbove>
        <TextField
          label={texts.number}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          maxLength={3}
          description={<span role="status">{wearers ?? texts.numberLead}</span>}
          {...form.field('number')}
          onChange={(typed) => form.set('number', typed.trim())}
        />
        <Positions
          sport={team.sport}
          selected={positions}
          error={form.errors.positions ?? memberRules.positions(positions)}
          onToggle={toggle}
        />
        <div role="status">{!isOnline && <Text size="14">{texts.offline}</Text>}</div>
        <Inline gap="8" justify="end">
          <Button tone="quiet" onPress={onClose}>
            {appTexts.cancel}
          </Button>
          <Button type="submit" tone="accent" isPending={change.isPending} isDisabled={!isOnline}>
            {texts.save}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

interface PositionsProps {
  sport: string;
  selected: readonly string[];
  error?: string;
  onToggle: (code: string) => void;
}

/** The positions of the sport; sports without positions have no field. */
function Positions({ sport, selected, error, onToggle }: PositionsProps) {
  const offered = positionsOf(sport);
  if (offered.length === 0) return null;
  const names = new Map(offered.map(({ code, name }) => [code, name]));
  return (
    <Stack gap="8">
      <Inline gap="8" justify="between" align="baseline">
        <Text size="14" weight="medium">
          {texts.positions}
        </Text>
        <Text size="14" tone="muted">
          {selected.join(' ')}
        </Text>
      </Inline>
      <TagFilter
        label={texts.positions}
        isWrapped
        tags={offered.map(({ code }) => code)}
        textOf={(code) => `${code} ${names.get(code)}`}
        selected={selected}
        onToggle={onToggle}
      />
      <div role="status">
        <Text size="14" tone={error ? 'danger' : 'muted'}>
          {error ?? texts.positionsLead}
        </Text>
      </div>
    </Stack>
  );
}

/** Says who else has the typed number; undefined while nobody is known to. */
function useOtherWearers(teamId: number, userId: number, typed: string): string | undefined {
  const settled = useDebouncedValue(typed, SEARCH_DELAY_MS);
  const isNumber = memberRules.shirtNumber(settled) === undefined;
  const { data } = useQuery({ ...wearersQuery(teamId, settled), enabled: isNumber });
  if (!data || !isNumber || settled !== typed) return undefined;
  const others = data.users.filter(({ id }) => id !== userId);
  if (others.length === 0) return undefined;
  return texts.alsoWornBy(others.map(fullName), data.nextCursor !== null);
}
