import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../layout/grid';
import { InState } from '../story/in-state';
import { DateField } from './date-field';
import { DatePicker } from './date-picker';
import { TimeField } from './time-field';
import { expectShown } from '../story/expect-shown';

const meta = {
  title: 'Forms/Date and time field',
  component: DateField,
  subcomponents: { DatePicker, TimeField },
  args: { label: 'Match day', name: 'day', onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const onTime = fn();

export const Overview: Story = {
  render: () => (
    <Grid columns={[1, 2, 3]} gap="24">
      <DateField label="Match day" />
      <TimeField label="Kick-off" />
      <DatePicker label="Link expires" />
      <DateField label="Match day" defaultValue="2026-11-21" isRequired />
      <TimeField label="Kick-off" defaultValue="18:45" description="In the time of the ground." />
      <DatePicker label="Link expires" defaultValue="2026-11-28" min="2026-11-21" />
      <InState is="hovered" target="[role=group]">
        <DateField label="Under the pointer" defaultValue="2026-11-21" />
      </InState>
      <InState is="focus-visible" target="[role=spinbutton]">
        <TimeField label="With the focus" defaultValue="18:45" />
      </InState>
      <InState is="hovered" target="button">
        <DatePicker label="Under the pointer" defaultValue="2026-11-28" />
      </InState>
      <DateField label="Refused" defaultValue="2026-02-01" error="This day has passed" />
      <TimeField label="Refused" defaultValue="03:10" error="The ground opens at eight" />
      <DatePicker label="Too early" defaultValue="2026-11-28" min="2026-12-01" />
      <DateField label="Disabled" defaultValue="2026-11-21" isDisabled />
      <TimeField label="Disabled" defaultValue="14:30" isDisabled />
      <DatePicker label="Disabled" defaultValue="2026-11-28" isDisabled />
    </Grid>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const IsTypedPartByPart: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('21112026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-11-21');
  },
};

export const ATimeIsHoursAndMinutes: Story = {
  render: () => <TimeField label="Kick-off" onChange={onTime} />,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('1845');
    await expect(onTime).toHaveBeenLastCalledWith('18:45');
  },
};

export const ADayIsFoundInTheCalendar: Story = {
  render: (args) => <DatePicker {...args} defaultValue="2026-11-21" min="2026-11-10" />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expectShown(() => screen.getByRole('grid'));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('21'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-28');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  },
};

export const ALastDayIsALimit: Story = {
  render: (args) => <DatePicker {...args} defaultValue="2026-11-21" max="2026-11-22" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('button', { name: /23 November 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
