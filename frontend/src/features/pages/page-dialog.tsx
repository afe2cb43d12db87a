import {
  appTexts,
  pageRules,
  pageListTexts,
  pageTexts,
  publishingTexts,
  type Page,
  type TeamSummary,
} from '@touchline/contract';
import { Button, Dialog, Form, Stack, Text, TextField, toast } from '@touchline/ui-kit';
import { useState, type ReactNode } from 'react';
import { TeamTagField } from '../../shared/team-tag-field';
import { useForm } from '../../shared/hooks/use-form';
import { useCreatePage } from './page-mutations';
import { blankStart, TemplateField, type PageStart } from './template-field';

interface CategoryPickerProps {
  value: number | null;
  onChange: (categoryId: number | null) => void;
}

interface PageDialogProps {
  team: Pick<TeamSummary, 'id' | 'name' | 'sport'>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onCreated: (page: Page) => void;
  /** Initial category. */
  categoryId?: number | null;
  /** Renders the category field. */
  categoryPicker?: (field: CategoryPickerProps) => ReactNode;
}

const initialStart = { id: 'blank', ...blankStart };
const formId = 'new-page';

/** Create New Page dialog; resets and closes on success. */
export function PageDialog(props: PageDialogProps) {
  const { team, isOpen, onOpenChange, onCreated, categoryId = null, categoryPicker } = props;
  const create = useCreatePage(team.id);
  const [start, setStart] = useState(initialStart);
  const form = useForm(
    { title: '', tags: [] as string[], categoryId },
    { title: pageRules.pageTitle, tags: pageRules.pageTags, categoryId: pageRules.categoryId },
  );
  const choose = (id: string, chosen: PageStart) => {
    const { title, tags } = form.values;
    if (title === '' || title === start.title) form.set('title', chosen.title);
    if (tags.join() === start.tags.join()) form.set('tags', chosen.tags);
    setStart({ id, ...chosen });
  };
  const done = (page: Page) => {
    form.reset();
    setStart(initialStart);
    onOpenChange(false);
    onCreated(page);
  };
  const submit = () => {
    const { content, readContent } = start;
    if (form.check())
      create.mutate({ ...form.values, content, readContent }, { onSuccess: done, onError: form.showFailure });
    else
      toast({ title: pageListTexts.validationTitle, description: pageListTexts.validation, tone: 'danger' });
  };

  return (
    <Dialog
      title={pageListTexts.createTitle}
      size="large"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{appTexts.cancel}</Button>
          <Button type="submit" form={formId} tone="accent" isPending={create.isPending}>
            {pageListTexts.create}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <Stack gap="16">
          <TemplateField team={team} value={start.id} onChange={choose} />
          <TextField label={pageTexts.title} autoFocus {...form.field('title')} />
          <TeamTagField
            isFramed
            teamId={team.id}
            label={pageTexts.tags}
            placeholder={pageListTexts.tagsPlaceholder}
            value={form.values.tags}
            onChange={(tags) => form.set('tags', tags)}
          />
          {categoryPicker?.({ value: form.values.categoryId, onChange: (id) => form.set('categoryId', id) })}
          <Text size="14" tone="muted">
            {publishingTexts.startsAsDraft}
          </Text>
        </Stack>
      </Form>
    </Dialog>
  );
}
