import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button';
import { Form } from '../form/form';
import { Box } from '../layout/box';
import { Grid } from '../layout/grid';
import { TextField } from './text-field';

const onSubmit = fn();

const meta = {
  title: 'Forms/Text field',
  component: TextField,
  args: { label: 'Team name', name: 'name' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Grid columns={[1, 2, 2]} gap="24">
      <TextField label="Team name" name="a" placeholder="Falcons U18" />
      <TextField label="Email" name="b" type="email" defaultValue="coach@touchline.example" isRequired />
      <TextField label="Team name" name="c" defaultValue="" error="Team name is required" />
      <TextField label="Username" name="d" description="Seen beside everything you write." />
      <TextField label="Sport" name="e" isDisabled defaultValue="Rugby Union" />
      <TextField label="Invite link" name="f" isReadOnly defaultValue="http://localhost:3000/invite/8f3k" />
      <TextField label="Title" name="g" isLabelHidden size="title" placeholder="Untitled" />
      <Box>
        <TextField
          label="A label that is so long that it has to go on in a second line on any screen that people really use"
          name="h"
          description="And a description of the same kind, which says what nobody would have thought of asking before."
        />
      </Box>
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
