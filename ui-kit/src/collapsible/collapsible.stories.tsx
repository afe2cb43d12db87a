import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../layout/stack';
import { Text } from '../text/text';
import { TextLink } from '../text-link/text-link';
import { Collapsible } from './collapsible';

const sentence = 'We train on Tuesday and Thursday at 19:00 and play in the Coastal League. ';
const long = (
  <Stack gap="12">
    <Text>{sentence.repeat(12)}</Text>
    <Text>{sentence.repeat(12)}</Text>
    <TextLink href="#calls">The last words</TextLink>
  </Stack>
);

const meta = {
  title: 'Data/Collapsible',
  component: Collapsible,
  args: { moreLabel: 'Show more', lessLabel: 'Show less', children: long },
} satisfies Meta<typeof Collapsible>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Stack gap="48">
      <Collapsible {...args} />
      <Collapsible {...args} isCompact>
        <Text size="14">{sentence.repeat(30)}</Text>
      </Collapsible>
      <Collapsible {...args}>
        <Text>{sentence}</Text>
      </Collapsible>
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const UnfoldedAndFolded: Story = {
  play: async ({ canvas }) => {
    const content = canvas.getByText('The last words').closest('[id]');
    const height = () => content?.clientHeight ?? 0;
    const folded = height();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more', expanded: false }));
    await expect(height()).toBeGreaterThan(folded);
    await userEvent.click(canvas.getByRole('button', { name: 'Show less', expanded: true }));
    await expect(height()).toBe(folded);
  },
};

export const ACompactTextIsExpandedAtTheEndOfItsLastLine: Story = {
  args: { isCompact: true, children: <Text size="14">{sentence.repeat(30)}</Text> },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Show more', expanded: false });
    const text = canvas.getByText(/We train/).closest('[id]');
    const height = () => text?.clientHeight ?? 0;
    const folded = height();
    await expect(more.getBoundingClientRect().bottom).toBe(text?.getBoundingClientRect().bottom);
    await userEvent.click(more);
    await expect(height()).toBeGreaterThan(folded);
    await userEvent.click(canvas.getByRole('button', { name: 'Show less', expanded: true }));
    await expect(height()).toBe(folded);
  },
};

export const OpensForTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Show more' });
    await userEvent.tab();
    await expect(canvas.getByText('The last words')).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Show less' })).toBeVisible();
  },
};

export const AShortTextIsShownWhole: Story = {
  args: { children: <Text>{sentence}</Text> },
  play: async ({ canvas }) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
