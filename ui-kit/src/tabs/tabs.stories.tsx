import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Box } from '../layout/box';
import { Stack } from '../layout/stack';
import { InState } from '../story/in-state';
import { Text } from '../text/text';
import { Tabs, type TabItem } from './tabs';

const tab = (label: string, count?: number): TabItem => ({
  id: label,
  label,
  count,
  content: <Text tone="muted">All about {label.toLowerCase()}.</Text>,
});

const positions = [
  'Props',
  'Hookers',
  'Locks',
  'Flankers',
  'Number eights',
  'Scrum-halves',
  'Fly-halves',
  'Centres',
  'Wings',
  'Full-backs',
  'Coaches',
];

const meta = {
  title: 'Data/Tabs',
  component: Tabs,
  args: { label: 'Team', items: [tab('Pages', 24), tab('Media', 0), tab('Activity')] },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Stack gap="48">
      <Tabs {...args} />
      <InState is="hovered" target='[role="tab"]:nth-child(2)'>
        <InState is="focus-visible" target='[role="tab"]:nth-child(3)'>
          <InState is="pressed" target='[role="tab"]:nth-child(4)'>
            <Tabs
              label="States"
              items={[tab('Selected'), tab('Under the pointer', 3), tab('With the focus'), tab('Pressed')]}
            />
          </InState>
        </InState>
      </InState>
      <Box>
        <Tabs
          label="More of them than there is room for"
          items={positions.map((position, place) => tab(position, 3 + ((place * 5) % 7)))}
          selectedId="Fly-halves"
        />
      </Box>
      <Tabs
        label="Long names"
        items={[tab('Everything that happened before the away match in Harbour', 1204), tab('Afterwards')]}
      />
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Media/, selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('All about media.');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Activity' })).toHaveFocus();
  },
};

export const KeysMoveOnFromTheFocusWhereTheSelectionFollowsLater: Story = {
  args: { selectedId: 'Pages', onSelect: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /Media/ })).toHaveFocus();
    await expect(args.onSelect).toHaveBeenLastCalledWith('Media');
  },
};

const narrow = {
  args: { items: positions.map((position) => tab(position)) },
  globals: { viewport: { value: 'narrow' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Story;

/** Returns true if the whole tab is visible in its list. */
const isSeen = (tabElement: HTMLElement, list: HTMLElement) => {
  const tabEdges = tabElement.getBoundingClientRect();
  const listEdges = list.getBoundingClientRect();
  return tabEdges.left >= listEdges.left && tabEdges.right <= listEdges.right;
};

export const TheSelectedTabIsBroughtIntoView: Story = {
  ...narrow,
  play: async ({ canvas }) => {
    const isShown = (name: string) => isSeen(canvas.getByRole('tab', { name }), canvas.getByRole('tablist'));
    await expect(isShown('Coaches')).toBe(false);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(isShown('Coaches')).toBe(true));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(isShown('Props')).toBe(true));
  },
};

export const ItStaysInViewWhenTheListNarrows: Story = {
  ...narrow,
  args: { ...narrow.args, selectedId: 'Locks' },
  play: async ({ canvas }) => {
    const [locks, list] = [canvas.getByRole('tab', { name: 'Locks' }), canvas.getByRole('tablist')];
    await waitFor(() => expect(isSeen(locks, list)).toBe(true));
    list.style.inlineSize = '140px';
    await waitFor(() => expect(isSeen(locks, list)).toBe(true));
    await expect(list.scrollLeft).toBeGreaterThan(0);
  },
};

export const ItStaysInViewWhenATabBeforeItWidens: Story = {
  ...narrow,
  args: { ...narrow.args, selectedId: 'Locks' },
  play: async ({ canvas }) => {
    const [locks, list] = [canvas.getByRole('tab', { name: 'Locks' }), canvas.getByRole('tablist')];
    await waitFor(() => expect(isSeen(locks, list)).toBe(true));
    const before = list.scrollLeft;
    const first = canvas.getByRole('tab', { name: 'Props' });
    first.style.minInlineSize = `${first.offsetWidth + 240}px`;
    await expect(isSeen(locks, list)).toBe(false);
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(before));
    await waitFor(() => expect(isSeen(locks, list)).toBe(true));
  },
};

/** Returns the ends at which the tabs fade, according to their mask. */
const faded = (list: HTMLElement) => {
  const { maskImage } = getComputedStyle(list);
  return { left: /\(0, 0, 0\) 48px,/.test(maskImage), right: /100% - 48px/.test(maskImage) };
};

export const WhereMoreFollowsTheTabsFadeOut: Story = {
  ...narrow,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    await waitFor(() => expect(faded(list)).toEqual({ left: false, right: true }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Centres' }));
    await waitFor(() => expect(faded(list)).toEqual({ left: true, right: true }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Coaches' }));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(faded(list)).toEqual({ left: true, right: false }));
  },
};

export const RightToLeftTheyFadeOutAtTheLeft: Story = {
  ...narrow,
  globals: { ...narrow.globals, direction: 'rtl' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(faded(canvas.getByRole('tablist'))).toEqual({ left: true, right: false }));
  },
};

export const NothingFadesWhereAllOfThemFit: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('tablist')).maskImage).toBe('none');
  },
};

export const AtTheSide: Story = {
  args: { place: 'side', items: [tab('Profile'), tab('Notifications'), tab('Security')], label: 'Settings' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Notifications' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tab', { name: 'Notifications' })).toHaveFocus();
  },
};
