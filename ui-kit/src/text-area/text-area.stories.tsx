import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { Grid } from '../layout/grid';
import { InState } from '../story/in-state';
import { TextArea } from './text-area';

const meta = {
  title: 'Forms/Text area',
  component: TextArea,
  args: { label: 'Comment', name: 'comment' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const words =
  'The front pod is late. Again.\nLet us walk it through on Tuesday before the units, then at pace.';

export const Overview: Story = {
  render: () => (
    <Grid columns={[1, 2, 3]} gap="24">
      <TextArea label="Empty" name="a" placeholder="What do you think?" />
      <TextArea label="Filled" name="b" defaultValue={words} isRequired />
      <TextArea label="Described" name="c" description="Everybody on the team can read it." />
      <InState is="hovered" target="textarea">
        <TextArea label="Under the pointer" name="d" defaultValue={words} />
      </InState>
      <InState is="focus-visible" target="textarea">
        <TextArea label="With the focus" name="e" defaultValue={words} />
      </InState>
      <TextArea label="Refused" name="f" error="Write something first" isRequired />
      <TextArea label="Only to read" name="g" defaultValue={words} isReadOnly />
      <TextArea label="Disabled" name="h" defaultValue={words} isDisabled />
      <TextArea label="Grows with its text" name="i" autoGrow rows={1} defaultValue={`${words}\n${words}`} />
      <TextArea
        label="Page title"
        name="j"
        isLabelHidden
        size="title"
        defaultValue="Defence in our own twenty-two after a kick that did not find touch"
      />
    </Grid>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const GrowsWithItsText: Story = {
  args: { autoGrow: true, rows: 1 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    const before = field.clientHeight;
    await userEvent.type(field, 'One{Enter}two{Enter}three');
    await expect(field.clientHeight).toBeGreaterThan(before);
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
  },
};

/** Simulates Safari before 26.2 and Firefox before 152. */
export const GrowsWithItsTextWithoutFieldSizing: Story = {
  ...GrowsWithItsText,
  beforeEach: () => {
    spyOn(CSS, 'supports').mockReturnValue(false);
  },
  render: (args) => (
    <>
      <style>{'textarea { field-sizing: fixed !important }'}</style>
      <TextArea {...args} />
    </>
  ),
};
