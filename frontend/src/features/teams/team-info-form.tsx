import { sports, teamRules, teamTexts, type TeamSummary } from '@touchline/contract';
import { Button, Form, Inline, Select, Stack, TextField } from '@touchline/ui-kit';
import { useForm } from '../../shared/hooks/use-form';
import { useChangeTeam } from './team-queries';

const rules = { name: teamRules.teamName, sport: teamRules.sport };

/** Form for name and sport of a team. */
export function TeamInfoForm({ team }: { team: TeamSummary }) {
  const change = useChangeTeam(team.id);
  const form = useForm({ name: team.name, sport: team.sport }, rules);
  const known: readonly string[] = sports;
  const choices = known.includes(team.sport) ? known : [team.sport, ...known];
  const submit = () => form.check() && change.mutate(form.values, { onError: form.showFailure });
  return (
    <Form isNarrow onSubmit={submit} label={teamTexts.info}>
      <Stack gap="16">
        <TextField label={teamTexts.name} {...form.field('name')} />
        <Select
          label={teamTexts.sport}
          name="sport"
          items={choices.map((sport) => ({ id: sport, label: sport }))}
          selectedKey={form.values.sport}
          onSelectionChange={(sport) => form.set('sport', sport)}
          error={form.errors.sport}
        />
        <Inline gap="8">
          <Button type="submit" tone="accent" isPending={change.isPending}>
            {teamTexts.save}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
