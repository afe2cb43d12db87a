import { ageGroups, squadTexts as texts, type AgeGroup } from '@touchline/contract';
import { Select } from '@touchline/ui-kit';

const none = 'none';
const items = [
  { id: none, label: texts.noAgeGroup },
  ...ageGroups.map((id) => ({ id, label: id === 'senior' ? texts.senior : id })),
];

interface AgeGroupSelectProps {
  value: AgeGroup | null;
  error?: string;
  onChange: (ageGroup: AgeGroup | null) => void;
}

/** The age group of a team, or none. */
export function AgeGroupSelect({ value, error, onChange }: AgeGroupSelectProps) {
  return (
    <Select
      label={texts.ageGroup}
      name="ageGroup"
      items={items}
      selectedKey={value ?? none}
      onSelectionChange={(id) => onChange(ageGroups.find((each) => each === id) ?? null)}
      error={error}
    />
  );
}
