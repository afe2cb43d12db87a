import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/stack';
import { TextArea } from './text-area';

const meta = {
  title: 'Forms/Text area',
  component: TextArea,
  args: { label: 'Comment', name: 'comment' },
} satisfies Meta<typeof TextArea>;
export default meta;

export const Overview: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="24">
      <TextArea label="Comment" name="a" placeholder="What do you think?" />
      <TextArea
        label="Grows with its text"
        name="b"
        autoGrow
        rows={2}
        defaultValue={
          'The front pod is late.\nAgain.\nLet us walk it through on Tuesday before the units.\nThen at pace.'
        }
      />
      <TextArea label="Comment" name="c" error="Write something first" />
      <TextArea label="Comment" name="d" isDisabled />
    </Stack>
  ),
};
export const RightToLeft: StoryObj<typeof meta> = { ...Overview, globals: { direction: 'rtl' } };
