import { appTexts, limits, pageTemplateRules, pageTemplateTexts as texts } from '@touchline/contract';
import { Button, Form, Inline, Stack, Text, TextField } from '@touchline/ui-kit';
import { useForm } from '../../shared/hooks/use-form';

interface TemplateFormProps {
  label: string;
  lead?: string;
  name: string;
  /** Returns an error for a name, or nothing. */
  check?: (name: string) => string | undefined;
  /** Returns a hint for a name that is allowed. */
  hint?: (name: string) => string | undefined;
  submitLabel: (name: string) => string;
  isPending: boolean;
  onSubmit: (name: string, showFailure: (error: unknown) => void) => void;
  onCancel: () => void;
}

/** Asks for the name of a template. */
export function TemplateForm(props: TemplateFormProps) {
  const { label, lead, name, check, hint, submitLabel, isPending, onSubmit, onCancel } = props;
  const form = useForm(
    { name },
    { name: (value) => pageTemplateRules.templateName(value) ?? check?.(String(value)) },
  );
  const typed = form.values.name.trim();
  const submit = () => {
    if (form.check()) onSubmit(typed, form.showFailure);
  };
  return (
    <Form onSubmit={submit} label={label}>
      <Stack gap="16">
        {lead && <Text tone="muted">{lead}</Text>}
        <TextField
          label={texts.name}
          autoFocus
          maxLength={limits.pageTemplateName}
          description={hint?.(typed)}
          {...form.field('name')}
        />
        <Inline gap="8" justify="end">
          <Button onPress={onCancel}>{appTexts.cancel}</Button>
          <Button type="submit" tone="accent" isPending={isPending}>
            {submitLabel(typed)}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
