import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { CheckboxGroup } from '../checkbox/checkbox-group';
import { DatePicker } from '../date-field/date-picker';
import { TimeField } from '../date-field/time-field';
import { Container } from '../layout/container';
import { Grid } from '../layout/grid';
import { NumberField } from '../number-field/number-field';
import { RadioGroup } from '../radio-group/radio-group';
import { Select } from '../select/select';
import { TextArea } from '../text-area/text-area';
import { TextField } from '../text-field/text-field';
import { Form } from './form';

const onSubmit = fn();

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: { onSubmit, children: null },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const sports = ['Rugby Union', 'Soccer', 'Hockey'].map((label) => ({ id: label, label }));
const roles = [
  { id: 'player', label: 'Player' },
  { id: 'coach', label: 'Coach' },
];
const days = [
  { id: 'tue', label: 'Tuesday' },
  { id: 'thu', label: 'Thursday' },
];

interface FixtureProps {
  label?: string;
  errors?: Record<string, string>;
  isPending?: boolean;
}

function Fixture({ label = 'New fixture', errors, isPending = false }: FixtureProps) {
  return (
    <Form label={label} onSubmit={onSubmit} errors={errors}>
      <TextField label="Opponent" name="opponent" isRequired />
      <Grid columns={[1, 2, 2]} gap="16">
        <Select label="Sport" name="sport" items={sports} placeholder="Choose a sport" />
        <NumberField label="Squad size" name="size" defaultValue={23} minValue={1} />
        <DatePicker label="Match day" name="day" />
        <TimeField label="Kick-off" name="time" />
      </Grid>
      <RadioGroup label="Your part in it" name="role" items={roles} defaultValue="coach" />
      <CheckboxGroup label="Training before" name="days" items={days} defaultValue={['tue']} />
      <TextArea label="Notes" name="notes" rows={2} />
      <Button type="submit" tone="accent" isPending={isPending}>
        Add fixture
      </Button>
    </Form>
  );
}

const refused = {
  opponent: 'Opponent is required',
  day: 'This day has passed',
  role: 'Choose another part',
  notes: 'At most 500 characters',
};

export const Overview: Story = {
  render: () => (
    <Container width="content">
      <Grid columns={[1, 1, 2]} gap="48">
        <Fixture />
        <Fixture label="A refused fixture" errors={refused} isPending />
      </Grid>
    </Container>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

function Refused() {
  const [errors, setErrors] = useState<Record<string, string>>();
  return (
    <Form
      onSubmit={(values) => {
        onSubmit(values);
        setErrors({ city: 'There is no such ground' });
      }}
      errors={errors}
    >
      <TextField label="Opponent" name="opponent" />
      <TextField label="Ground" name="city" />
      <Button type="submit">Add</Button>
    </Form>
  );
}

export const SendsWhatIsInItsFields: Story = {
  render: () => <Fixture />,
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.type(canvas.getByLabelText(/Opponent/), 'Harbour{Enter}');
    await expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ opponent: 'Harbour', size: '23', role: 'coach', days: 'tue' }),
    );
  },
};

export const ARefusalLeadsToItsField: Story = {
  render: () => <Refused />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Opponent'), 'Harbour{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Ground')).toHaveFocus());
    await expect(canvas.getByLabelText('Ground')).toHaveAccessibleDescription('There is no such ground');
  },
};
