import { appTexts, pageRules, pageTexts, publishingTexts, type Page } from '@touchline/contract';
import { Button, Dialog, Form, Stack, Text, TextField, toast } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { TeamTagField } from '../../shared/team-tag-field';
import { useForm } from '../../shared/hooks/use-form';
import { useCreatePage } from './page-queries';

interface CategoryPickerProps {
  value: number | null;
  onChange: (categoryId: number | null) => void;
}

interface PageDialogProps {
  teamId: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onCreated: (page: Page) => void;
  /** Initial category. */
  categoryId?: number | null;
  /** Renders the category field. */
  categoryPicker?: (field: CategoryPickerProps) => ReactNode;
}

const formId = 'new-page';

/** Create New Page dialog; resets and closes on success. */
export function PageDialog(props: PageDialogProps) {
  const { teamId, isOpen, onOpenChange, onCreated, categoryId = null, categoryPicker } = props;
  const create = useCreatePage(teamId);
  const form = useForm(
    { title: '', tags: [] as string[], categoryId },
    { title: pageRules.pageTitle, tags: pageRules.pageTags, categoryId: pageRules.categoryId },
  );
  const done = (page: Page) => {
    form.reset();
    onOpenChange(false);
    onCreated(page);
  };
  const submit = () => {
    if (form.check()) create.mutate(form.values, { onSuccess: done, onError: form.showFailure });
    else toast({ title: pageTexts.validationTitle, description: pageTexts.validation, tone: 'danger' });
  };

  return (
    <Dialog
      title={pageTexts.createTitle}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{appTexts.cancel}</Button>
          <Button type="submit" form={formId} tone="accent" isPending={create.isPending}>
            {pageTexts.create}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <Stack gap="16">
          <TextField label={pageTexts.title} autoFocus {...form.field('title')} />
          <TeamTagField
            isFramed
            teamId={teamId}
            label={pageTexts.tags}
            placeholder={pageTexts.tagsPlaceholder}
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
