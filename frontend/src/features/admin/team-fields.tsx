import { adminTexts as texts, sports, teamTexts, type AgeGroup } from '@touchline/contract';
import { Select, TextArea, TextField } from '@touchline/ui-kit';
import { AgeGroupSelect } from '../../shared/age-group-select';
import { sportChangeHint } from '../../shared/sport-change-hint';

type Name = 'name' | 'sport' | 'description';

interface TeamFieldsProps {
  field: (name: Name) => { name: string; value: string; error?: string; onChange: (value: string) => void };
  ageGroup: { value: AgeGroup | null; error?: string; onChange: (ageGroup: AgeGroup | null) => void };
  /** The sport of the team that is edited. */
  sportBefore?: string;
}

/** Fields for name, sport, age group and description of a team. */
export function TeamFields({ field, ageGroup, sportBefore = '' }: TeamFieldsProps) {
  const { name, value: sport, error, onChange } = field('sport');
  const known: readonly string[] = sports;
  const choices = sport === '' || known.includes(sport) ? known : [sport, ...known];
  return (
    <>
      <TextField label={texts.teamName} isRequired autoFocus {...field('name')} />
      <Select
        label={texts.sport}
        isRequired
        name={name}
        placeholder={teamTexts.chooseSport}
        items={choices.map((id) => ({ id, label: id }))}
        selectedKey={sport || null}
        onSelectionChange={onChange}
        description={sportChangeHint(sportBefore, sport)}
        error={error}
      />
      <AgeGroupSelect {...ageGroup} />
      <TextArea label={texts.description} rows={3} {...field('description')} />
    </>
  );
}
