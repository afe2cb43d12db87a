import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../layout/grid';
import { InState } from '../story/in-state';
import { NumberField } from './number-field';

const meta = {
  title: 'Forms/Number field',
  component: NumberField,
  args: { label: 'Rows', name: 'rows', defaultValue: 3, minValue: 1, maxValue: 20, onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Grid columns={[1, 2, 3]} gap="24">
      <NumberField {...args} label="Rows" />
      <NumberField {...args} label="At its end" defaultValue={20} />
      <NumberField {...args} label="Empty" defaultValue={undefined} description="Without one, no limit." />
      <InState is="hovered" target="[role=group]">
        <NumberField {...args} label="Under the pointer" />
      </InState>
      <InState is="focus-visible" target="[role=group]">
        <NumberField {...args} label="With the focus" />
      </InState>
      <InState is="pressed" target="button[slot=increment]">
        <NumberField {...args} label="Stepped up" />
      </InState>
      <NumberField {...args} label="Max uses" error="At least 1" isRequired />
      <NumberField {...args} label="Disabled" isDisabled />
    </Grid>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const ArrowsStep: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenCalledWith(4);
  },
};
