import { useQuery } from '@tanstack/react-query';
import { appTexts, pageRules, pageTexts, type Page } from '@touchline/contract';
import { Button, Dialog, Form, Stack, TagField, TextField, toast } from '@touchline/ui-kit';
import { useForm } from '../../shared/use-form';
import { tagsQuery, useCreatePage } from './page-queries';

interface PageDialogProps {
  teamId: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onCreated: (page: Page) => void;
}

const formId = 'new-page';

/** Create New Page: resets and closes on success. */
export function PageDialog({ teamId, isOpen, onOpenChange, onCreated }: PageDialogProps) {
  const create = useCreatePage(teamId);
  const { data: teamTags = [] } = useQuery({ ...tagsQuery(teamId), enabled: isOpen });
  const form = useForm(
    { title: '', tags: [] as string[] },
    { title: pageRules.pageTitle, tags: pageRules.pageTags },
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
          <TagField
            isFramed
            label={pageTexts.tags}
            placeholder={pageTexts.tagsPlaceholder}
            suggestions={teamTags}
            value={form.values.tags}
            onChange={(tags) => form.set('tags', tags)}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
