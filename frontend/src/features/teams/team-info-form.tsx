import { sports, teamRules, teamTexts, type AgeGroup, type TeamSummary } from '@touchline/contract';
import { Button, Form, Inline, Select, Stack, TextField } from '@touchline/ui-kit';
import { AgeGroupSelect } from '../../shared/age-group-select';
import { useForm } from '../../shared/hooks/use-form';
import { sportChangeHint } from '../../shared/sport-change-hint';
import { useChangeTeam } from './team-queries';

const rules = { name: teamRules.teamName, sport: teamRules.sport, ageGroup: teamRules.ageGroup };

interface Values extends Record<string, unknown> {
  name: string;
  sport: string;
  ageGroup: AgeGroup | null;
}

/** Form for name, sport and age group of a team. */
export function TeamInfoForm({ team }: { team: TeamSummary }) {
  const { name, sport, ageGroup } = team;
  const change = useChangeTeam(team.id);
  const form = useForm<Values>({ name, sport, ageGroup }, rules);
  const known: readonly string[] = sports;
  const choices = known.includes(sport) ? known : [sport, ...known];
  const submit = () => form.check() && change.mutate(form.values, { onError: form.showFailure });
  return (
    <Form isNarrow onSubmit={submit} label={teamTexts.info}>
      <Stack gap="16">
        <TextField label={teamTexts.name} {...form.field('name')} />
        <Select
          label={teamTexts.sport}
          name="sport"
          items={choices.map((id) => ({ id, label: id }))}
          selectedKey={form.values.sport}
          description={sportChangeHint(sport, form.values.sport)}
          onSelectionChange={(id) => form.set('sport', id)}
          error={form.errors.sport}
        />
        <AgeGroupSelect
          value={form.values.ageGroup}
          onChange={(chosen) => form.set('ageGroup', chosen)}
          error={form.errors.ageGroup}
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
