import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../layout/stack';
import { Grid } from '../layout/grid';
import { InState } from '../story/in-state';
import { Checkbox } from './checkbox';
import { CheckboxGroup } from './checkbox-group';

const onGroupChange = fn();

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  subcomponents: { CheckboxGroup },
  args: { children: 'Page updates', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const notices = [
  { id: 'pages', label: 'Page updates', description: 'When somebody changes a page that you starred.' },
  { id: 'people', label: 'New team members' },
  { id: 'comments', label: 'Comments', description: 'Replies to what you wrote.', isDisabled: true },
];

export const Overview: Story = {
  render: () => (
    <Grid columns={[1, 2, 3]} gap="32">
      <Stack gap="4" align="start">
        <Checkbox>Page updates</Checkbox>
        <Checkbox defaultSelected>New team members</Checkbox>
        <Checkbox isIndeterminate>All teams</Checkbox>
        <Checkbox isDisabled defaultSelected>
          Comments
        </Checkbox>
        <Checkbox isInvalid>Must be ticked</Checkbox>
        <InState is="hovered">
          <Checkbox>Under the pointer</Checkbox>
        </InState>
        <InState is="focus-visible">
          <Checkbox>With the focus</Checkbox>
        </InState>
      </Stack>
      <CheckboxGroup
        label="Mail me about"
        items={notices}
        defaultValue={['pages']}
        description="You can change this at any time."
      />
      <CheckboxGroup
        label="Choose at least one"
        items={notices}
        error="Choose what to be told about"
        isRequired
      />
    </Grid>
  ),
};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const AGroupKnowsWhatIsTicked: Story = {
  render: () => <CheckboxGroup label="Mail me about" items={notices} onChange={onGroupChange} />,
  play: async ({ canvas }) => {
    onGroupChange.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Page updates/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /New team members/ }));
    await expect(onGroupChange).toHaveBeenLastCalledWith(['pages', 'people']);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
