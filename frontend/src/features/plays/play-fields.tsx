import { useQuery } from '@tanstack/react-query';
import { playTexts } from '@touchline/contract';
import { Column, Columns, Select, Stack, TextArea, TextField } from '@touchline/ui-kit';
import { TeamTagField } from '../../shared/team-tag-field';
import type { useForm } from '../../shared/hooks/use-form';
import { DiagramField, type DiagramMedia } from './diagram-field';
import type { PlayValues } from './play-draft';
import { categoriesQuery } from './play-queries';

interface PlayFieldsProps {
  teamId: number;
  form: ReturnType<typeof useForm<PlayValues>>;
  diagrams: DiagramMedia;
}

/** Fields of a play except its text. */
export function PlayFields({ teamId, form, diagrams }: PlayFieldsProps) {
  const { field, values } = form;
  return (
    <Stack gap="16">
      <Columns gap="16">
        <Column width={2}>
          <TextField label={playTexts.name} isRequired autoFocus {...field('name')} />
        </Column>
        <Column>
          <TextField
            label={playTexts.formation}
            placeholder={playTexts.formationPlaceholder}
            {...field('formation')}
          />
        </Column>
      </Columns>
      <DiagramField
        name={values.name}
        value={values.diagramUrl}
        error={form.errors.diagramUrl}
        onChange={(url) => form.set('diagramUrl', url)}
        media={diagrams}
      />
      <TextArea
        label={playTexts.description}
        placeholder={playTexts.descriptionPlaceholder}
        rows={2}
        {...field('description')}
      />
      <TeamTagField
        isFramed
        teamId={teamId}
        label={playTexts.tags}
        placeholder={playTexts.tagsPlaceholder}
        value={values.tags}
        error={form.errors.tags}
        onChange={(tags) => form.set('tags', tags)}
      />
      <CategoryField teamId={teamId} form={form} />
    </Stack>
  );
}

const none = 'none';

/** Category field; only for teams with categories. */
function CategoryField({ teamId, form }: Pick<PlayFieldsProps, 'teamId' | 'form'>) {
  const { data: categories = [] } = useQuery(categoriesQuery(teamId));
  if (categories.length === 0) return null;
  const items = categories.map(({ id, name }) => ({ id: String(id), label: name }));
  return (
    <Select
      label={playTexts.category}
      items={[{ id: none, label: playTexts.noCategory }, ...items]}
      selectedKey={String(form.values.categoryId ?? none)}
      error={form.errors.categoryId}
      onSelectionChange={(id) => form.set('categoryId', id === none ? null : Number(id))}
    />
  );
}
