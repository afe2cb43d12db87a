import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { CheckboxGroup } from '../checkbox/checkbox-group';
import { ComboBox } from '../combo-box/combo-box';
import { DatePicker } from '../date-field/date-picker';
import { TimeField } from '../date-field/time-field';
import { Container } from '../layout/container';
import { Grid } from '../layout/grid';
import { Inline } from '../layout/inline';
import { NumberField } from '../number-field/number-field';
import { PasswordField } from '../password-field/password-field';
import { RadioGroup } from '../radio-group/radio-group';
import { Select } from '../select/select';
import { TagField } from '../tag-field/tag-field';
import { TextArea } from '../text-area/text-area';
import { TextField } from '../text-field/text-field';
import { Form, type FormProps } from './form';
import { expectShown } from '../story/expect-shown';

const onSubmit = fn<(values: Record<string, string>, data: FormData) => void>();

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: { onSubmit, children: null },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const sports = ['Rugby Union', 'Soccer', 'Hockey'].map((label) => ({ id: label, label }));
const referees = [
  { id: 'iris', label: 'Iris Vaughan', description: 'Level 2, Northern region' },
  { id: 'paul', label: 'Paul Osei', description: 'Level 3, Harbour' },
];
const roles = [
  { id: 'player', label: 'Player' },
  { id: 'coach', label: 'Coach' },
];
const days = [
  { id: 'tue', label: 'Tuesday' },
  { id: 'thu', label: 'Thursday' },
];

interface FixtureProps extends Partial<Pick<FormProps, 'label' | 'errors' | 'onSubmit'>> {
  isPending?: boolean;
}

function Fixture({ isPending = false, ...form }: FixtureProps) {
  const [tags, setTags] = useState<string[]>(['league', 'home']);
  return (
    <Form label="New fixture" onSubmit={onSubmit} {...form}>
      <TextField label="Opponent" name="opponent" placeholder="Harbour Athletic" isRequired />
      <Grid columns={[1, 2, 2]} gap="16">
        <Select label="Sport" name="sport" items={sports} placeholder="Choose a sport" />
        <ComboBox label="Referee" name="referee" items={referees} placeholder="Type a name" />
        <DatePicker label="Match day" name="day" />
        <TimeField label="Kick-off" name="time" />
        <NumberField label="Squad size" name="size" defaultValue={23} minValue={1} />
        <PasswordField label="Stream password" name="password" autoComplete="off" />
      </Grid>
      <Grid columns={[1, 2, 2]} gap="16">
        <RadioGroup label="Your part in it" name="role" items={roles} defaultValue="coach" />
        <CheckboxGroup label="Training before" name="days" items={days} defaultValue={['tue', 'thu']} />
      </Grid>
      <TagField
        isFramed
        label="Tags"
        name="tags"
        placeholder="Add a tag"
        suggestions={['cup', 'friendly']}
        suggestFrom={2}
        maxTags={50}
        maxLength={50}
        value={tags}
        onChange={setTags}
      />
      <TextArea label="Notes" name="notes" rows={2} description="Only coaches see them." />
      <Inline gap="8">
        <Button type="submit" tone="accent" isPending={isPending}>
          Add fixture
        </Button>
        <Button>Cancel</Button>
      </Inline>
    </Form>
  );
}

const refused = {
  opponent: 'Opponent is required',
  sport: 'Choose a sport',
  referee: 'Not free on that day',
  day: 'This day has passed',
  time: 'The ground opens at eight',
  size: 'At least 15',
  password: 'At least 8 characters',
  role: 'Choose another part',
  days: 'The ground is closed on Thursdays',
  tags: 'Two of these are one',
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

function Refused({ name }: { name: string }) {
  const [errors, setErrors] = useState<Record<string, string>>();
  return <Fixture errors={errors} onSubmit={() => setErrors({ [name]: 'Not like this' })} />;
}

export const SendsWhatIsInItsFields: Story = {
  render: () => <Fixture />,
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.type(canvas.getByLabelText(/Opponent/), 'Harbour{Enter}');
    const [values, data] = onSubmit.mock.calls[0] ?? [];
    await expect(values).toMatchObject({ opponent: 'Harbour', size: '23', role: 'coach' });
    await expect(data?.getAll('days')).toEqual(['tue', 'thu']);
    await expect(data?.getAll('tags')).toEqual(['league', 'home']);
  },
};

/** Tests one kind of field. */
const leadsTo = (name: string, role: string, label: RegExp): Story => ({
  render: () => <Refused name={name} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/Opponent/), 'Harbour{Enter}');
    await waitFor(() => expect(canvas.getByRole(role, { name: label })).toHaveFocus());
  },
});

export const ARefusalLeadsToItsText = leadsTo('notes', 'textbox', /Notes/);
export const ARefusalLeadsToItsSelect = leadsTo('sport', 'button', /Sport/);
export const ARefusalLeadsToItsComboBox = leadsTo('referee', 'combobox', /Referee/);
export const ARefusalLeadsToTheFirstPartOfItsDay = leadsTo('day', 'spinbutton', /^day/);
export const ARefusalLeadsToItsNumber = leadsTo('size', 'textbox', /Squad size/);
export const ARefusalLeadsToTheChosenRadio = leadsTo('role', 'radio', /Coach/);
export const ARefusalLeadsToItsFirstCheckbox = leadsTo('days', 'checkbox', /Tuesday/);
export const ARefusalLeadsToItsTags = leadsTo('tags', 'combobox', /Tags/);

/** An error that the field gets by its own prop. */
export const AMessageGivenToAFieldLeadsThere: Story = {
  render: () => <ErrorAtTheField />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(canvas.getByLabelText('Ground')).toHaveFocus());
    await expect(canvas.getByLabelText('Ground')).toHaveAccessibleDescription('There is no such ground');
  },
};

function ErrorAtTheField() {
  const [error, setError] = useState<string>();
  return (
    <Form onSubmit={() => setError('There is no such ground')}>
      <TextField label="Opponent" name="opponent" />
      <TextField label="Ground" name="ground" error={error} />
      <Button type="submit">Add</Button>
    </Form>
  );
}

export const KeepsTheFocusOfAUserWhoTypesOn: Story = {
  render: () => <Slow />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Opponent'), 'Harbour{Enter} Athletic');
    await expectShown(() => canvas.getByText('There is no such ground'));
    await expect(canvas.getByLabelText('Opponent')).toHaveFocus();
  },
};

function Slow() {
  const [errors, setErrors] = useState<Record<string, string>>();
  const refuse = () => setTimeout(() => setErrors({ ground: 'There is no such ground' }), 800);
  return (
    <Form onSubmit={refuse} errors={errors}>
      <TextField label="Opponent" name="opponent" />
      <TextField label="Ground" name="ground" />
      <Button type="submit">Add</Button>
    </Form>
  );
}
