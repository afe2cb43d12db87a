import { adminTexts as texts, sports, teamTexts } from '@touchline/contract';
import { Select, TextArea, TextField } from '@touchline/ui-kit';

type Name = 'name' | 'sport' | 'description';

interface TeamFieldsProps {
  field: (name: Name) => { name: string; value: string; error?: string; onChange: (value: string) => void };
}

/** Fields for name, sport and description of a team. */
export function TeamFields({ field }: TeamFieldsProps) {
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
        error={error}
      />
      <TextArea label={texts.description} rows={3} {...field('description')} />
    </>
  );
}
