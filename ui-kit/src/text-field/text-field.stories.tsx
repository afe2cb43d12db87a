import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button';
import { Form } from '../form/form';
import { Grid } from '../layout/grid';
import { InState } from '../story/in-state';
import { TextField } from './text-field';

const onSubmit = fn();

const meta = {
  title: 'Forms/Text field',
  component: TextField,
  args: { label: 'Team name', name: 'name' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const longLabel =
  'A label that somebody made so long that it has to go on in a second line on any screen that people really use';

export const Overview: Story = {
  render: () => (
    <Grid columns={[1, 2, 3]} gap="24">
      <TextField label="Empty" name="a" placeholder="Falcons U18" />
      <TextField label="Filled" name="b" defaultValue="Falcons U18" isRequired />
      <TextField label="Described" name="c" description="Seen beside everything you write." />
      <InState is="hovered" target="input">
        <TextField label="Under the pointer" name="d" defaultValue="Falcons U18" />
      </InState>
      <InState is="focus-visible" target="input">
        <TextField label="With the focus" name="e" defaultValue="Falcons U18" />
      </InState>
      <TextField label="Refused" name="f" error="Team name is required" isRequired />
      <TextField label="Only to read" name="g" isReadOnly defaultValue="touchline.example/invite/8f3k" />
      <TextField label="Disabled" name="h" isDisabled defaultValue="Rugby Union" />
      <TextField
        label="Refused at length"
        name="i"
        defaultValue="Northern Regional Schools Rugby Union Association, Under 18 Development Squad"
        error="A team of this name exists already. Choose another, or ask its coach to invite you."
      />
      <TextField label="Page title" name="j" isLabelHidden size="title" placeholder="Untitled" />
      <TextField label="Written title" name="k" isLabelHidden size="title" defaultValue="Lineout calls" />
      <TextField label={longLabel} name="l" description="It stands below all of it." />
    </Grid>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

function WithServerErrors() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const refuse = (values: Record<string, string>) => {
    onSubmit(values);
    setErrors({ name: 'A team of this name exists' });
  };
  return (
    <Form onSubmit={refuse} errors={errors}>
      <TextField label="Team name" name="name" />
      <Button type="submit" tone="accent">
        Create team
      </Button>
    </Form>
  );
}

export const ServerErrorsStandAtTheFieldUntilItChanges: Story = {
  render: () => <WithServerErrors />,
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.type(canvas.getByRole('textbox'), 'Falcons{Enter}');
    await expect(onSubmit).toHaveBeenCalledWith({ name: 'Falcons' });
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('A team of this name exists');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await userEvent.type(canvas.getByRole('textbox'), ' U18');
    await userEvent.tab();
    await expect(canvas.queryByText('A team of this name exists')).toBeNull();
  },
};
