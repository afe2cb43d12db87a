import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { HomeIcon, PageIcon, PlayIcon, SearchIcon, StarIcon } from '../icons/icons';
import { Stack } from '../layout/stack';
import { Text } from '../text/text';
import { TextField } from '../text-field/text-field';
import { LowerBar } from './lower-bar';

const openSearch = fn();

const meta = {
  title: 'Navigation/Lower bar',
  component: LowerBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Main',
    items: [
      { label: 'Home', icon: HomeIcon, href: '#home' },
      { label: 'Pages', icon: PageIcon, href: '#pages', isCurrent: true },
      { label: 'Plays', icon: PlayIcon, href: '#plays' },
      { label: 'Search', icon: SearchIcon, onPress: openSearch },
      { label: 'Starred', icon: StarIcon, href: '#starred' },
    ],
  },
  render: (args) => (
    <>
      <Stack gap="16">
        <TextField label="Title" />
        {Array.from({ length: 40 }, (_, index) => (
          <Text key={index}>Two pods, three calls. The hooker decides at the mark.</Text>
        ))}
      </Stack>
      <LowerBar {...args} />
    </>
  ),
} satisfies Meta<typeof LowerBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pages' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(openSearch).toHaveBeenCalled();
  },
};

export const RightToLeft: Story = { ...Overview, globals: { ...meta.globals, direction: 'rtl' } };

export const HidesWhileAFieldHasTheFocus: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Main' });
    const isInWindow = () => bar.getBoundingClientRect().top < innerHeight;
    await userEvent.click(canvas.getByRole('textbox', { name: 'Title' }));
    await waitFor(() => expect(isInWindow()).toBe(false));
    canvas.getByRole('link', { name: 'Home' }).focus();
    await waitFor(() => expect(isInWindow()).toBe(true));
  },
};
