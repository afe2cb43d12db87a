import { appTexts, categoryRules, categoryTexts as texts, type Category } from '@touchline/contract';
import { Button, Form, Inline, Select, Stack, TextField } from '@touchline/ui-kit';
import { useForm } from '../../shared/hooks/use-form';
import { useChangeCategory, useCreateCategory } from './category-mutations';
import { choicesOf } from './category-tree';

interface CategoryFormProps {
  teamId: number;
  categories: readonly Category[];
  /** The category to edit; a new one is created without it. */
  category?: Category;
  /** Initial parent of a new category. */
  parentId: number | null;
  onDone: () => void;
}

const top = 'top';

/** Form for name and parent of a category. */
export function CategoryForm({ teamId, categories, category, parentId, onDone }: CategoryFormProps) {
  const create = useCreateCategory(teamId);
  const change = useChangeCategory(teamId);
  const form = useForm(
    { name: category?.name ?? '', parent: String(parentId ?? top) },
    { name: categoryRules.categoryName, parent: () => undefined },
  );
  const choices = choicesOf(categories, category?.id).map(({ id, label }) => ({ id: String(id), label }));
  const submit = () => {
    if (!form.check()) return;
    const { name, parent } = form.values;
    const values = { name, parentId: parent === top ? null : Number(parent) };
    const outcome = { onSuccess: onDone, onError: form.showFailure };
    if (category) change.mutate({ id: category.id, ...values }, outcome);
    else create.mutate(values, outcome);
  };
  return (
    <Form onSubmit={submit} label={category ? texts.changeTitle : texts.add}>
      <Stack gap="16">
        <TextField label={texts.name} autoFocus {...form.field('name')} />
        {choices.length > 0 && (
          <Select
            label={texts.parent}
            items={[{ id: top, label: texts.topLevel }, ...choices]}
            selectedKey={form.values.parent}
            onSelectionChange={(parent) => form.set('parent', parent)}
            error={form.errors.parentId}
          />
        )}
        <Inline gap="8" justify="end">
          <Button onPress={onDone}>{appTexts.cancel}</Button>
          <Button type="submit" tone="accent" isPending={create.isPending || change.isPending}>
            {category ? texts.save : texts.create}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
