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
  { id: 'comments', label: 'Comments', description: 'Comes when comments do.', isDisabled: true },
];

export const Overview: Story = {
  render: () => (
    <Grid columns={[1, 2, 3]} gap="32">
      <Stack gap="none" align="start">
        <Checkbox>Off</Checkbox>
        <Checkbox defaultSelected>On</Checkbox>
        <Checkbox isIndeterminate>Some of it</Checkbox>
        <InState is="hovered">
          <Checkbox>Under the pointer</Checkbox>
        </InState>
        <InState is="focus-visible">
          <Checkbox defaultSelected>With the focus</Checkbox>
        </InState>
        <InState is="pressed">
          <Checkbox>Pressed</Checkbox>
        </InState>
        <Checkbox isInvalid>Refused</Checkbox>
        <Checkbox isDisabled>Disabled</Checkbox>
        <Checkbox isDisabled defaultSelected>
          Disabled, on
        </Checkbox>
      </Stack>
      <Stack gap="24">
        <CheckboxGroup
          label="Mail me about"
          items={notices}
          defaultValue={['pages']}
          description="You can change this at any time."
        />
        <Checkbox description="The words go on in the next line, and what it means stands below all of them, in line with them.">
          Words that somebody made so long that they, too, have to go on in the next line
        </Checkbox>
      </Stack>
      <Stack gap="24">
        <CheckboxGroup
          label="Refused"
          items={notices}
          error="Choose at least one thing to be told about"
          isRequired
        />
        <CheckboxGroup label="Disabled" items={notices} defaultValue={['people']} isDisabled />
      </Stack>
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

export const ItsDescriptionIsNotItsName: Story = {
  args: { description: 'When somebody changes a page that you starred.' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Page updates' });
    await expect(box).toHaveAccessibleDescription('When somebody changes a page that you starred.');
    await userEvent.click(canvas.getByText('Page updates'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};
