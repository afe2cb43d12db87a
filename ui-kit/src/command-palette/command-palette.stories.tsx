import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { useHotkey } from '../hotkey/use-hotkey';
import { HistoryIcon, MoonIcon, PageIcon, PlusIcon, SearchIcon, UsersIcon } from '../icons/icons';
import { Inline } from '../layout/inline';
import { Keys } from '../overlay/keys';
import { TeamInitial } from '../team-initial/team-initial';
import { CommandPalette } from './command-palette';
import type { CommandPaletteProps } from './palette-props';
import type { PaletteGroup } from './palette-groups';
import { expectShown } from '../story/expect-shown';

const onAction = fn();

const groups: PaletteGroup[] = [
  {
    id: 'pages',
    title: 'Pages',
    items: [
      { id: 'calls', label: 'Lineout calls', detail: 'Falcons U18', icon: PageIcon, onAction },
      { id: 'kickoff', label: 'Kick-off and restart plan', detail: 'Falcons U18', icon: PageIcon, onAction },
      { id: 'press', label: 'Pressing triggers', detail: 'Málaga Academy', icon: HistoryIcon, onAction },
    ],
  },
  {
    id: 'teams',
    title: 'Teams',
    items: [
      {
        id: 'falcons',
        label: 'Falcons U18',
        detail: 'Rugby Union',
        start: <TeamInitial name="Falcons" tint="Rugby Union" size="small" />,
        href: '#falcons',
      },
      {
        id: 'malaga',
        label: 'Málaga Academy',
        detail: 'Soccer',
        start: <TeamInitial name="Málaga" tint="Soccer" size="small" />,
        href: '#malaga',
      },
    ],
  },
  {
    id: 'actions',
    title: 'Actions',
    items: [
      { id: 'new', label: 'New page', icon: PlusIcon, shortcut: 'Ctrl N', keywords: 'create add', onAction },
      { id: 'invite', label: 'Invite a player', icon: UsersIcon, keywords: 'member add', onAction },
      { id: 'theme', label: 'Switch to floodlights', icon: MoonIcon, keywords: 'dark theme', onAction },
    ],
  },
];

const hints = (
  <Inline gap="16">
    <Inline gap="4">
      <Keys>↑ ↓</Keys> Move
    </Inline>
    <Inline gap="4">
      <Keys>Enter</Keys> Open
    </Inline>
  </Inline>
);

const meta = {
  title: 'Overlays/Command palette',
  component: CommandPalette,
  args: {
    isOpen: false,
    onOpenChange: fn(),
    placeholder: 'Search pages, teams and commands',
    groups,
    footer: hints,
  },
  render: (args) => <Screen {...args} />,
  beforeEach: () => void onAction.mockClear(),
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

function Screen(args: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(args.isOpen);
  useHotkey('k', () => setOpen(true));
  return (
    <>
      <Button icon={SearchIcon} onPress={() => setOpen(true)}>
        Search
      </Button>
      <CommandPalette {...args} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const field = () => screen.findByRole('combobox', { name: 'Search and commands' });
const open = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await waitFor(async () => expect(await field()).toHaveFocus());
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Overview: Story = {
  args: { isOpen: true },
  play: async () => expect(await field()).toHaveFocus(),
};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const Typed: Story = {
  args: { isOpen: true },
  play: async () => {
    await userEvent.type(await field(), 'mala');
    await expectShown(() => screen.getByRole('option', { name: /Pressing triggers/ }));
    await expect(screen.getAllByText('Mála', { selector: 'mark' })).toHaveLength(2);
    await expect(screen.queryByText('Lineout calls')).toBeNull();
  },
};

export const NothingFound: Story = {
  args: { isOpen: true, emptyText: 'Nothing found. Try the name of a team or a page.' },
  play: async () => {
    await userEvent.type(await field(), 'water polo');
    await expectShown(() => screen.getByText(/Nothing found/));
  },
};

export const Loading: Story = { args: { isOpen: true, groups: [], isLoading: true, onQueryChange: fn() } };

export const LoadingMore: Story = { args: { isOpen: true, isLoading: true, onQueryChange: fn() } };

export const LongTexts: Story = {
  args: {
    isOpen: true,
    groups: [
      {
        id: 'pages',
        title: 'Pages',
        items: [
          {
            id: 'long',
            icon: PageIcon,
            label:
              'Everything we agreed on about the lineout after the match against Harbour Athletic, with all calls',
            detail: 'Falcons U18 of the Northern Regional Schools Rugby Union Association',
          },
        ],
      },
    ],
  },
};

const wholeTitle = 'Breakdown: the first three seconds, Northern Schools';

export const ATitleIsWholeBesideALongExcerpt: Story = {
  args: {
    isOpen: true,
    groups: [
      {
        id: 'pages',
        title: 'Pages',
        items: [
          {
            id: 'excerpt',
            icon: PageIcon,
            label: wholeTitle,
            detail: `Falcons U18 · ${'See the ball and your player at once, and move after the pass. '.repeat(4)}`,
          },
        ],
      },
    ],
  },
  play: async () => {
    const title = await screen.findByText(wholeTitle);
    await expect(title.scrollWidth).toBe(title.clientWidth);
  },
};

export const EnterTakesTheFirstAtOnce: Story = {
  play: async () => {
    await open();
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledOnce();
    await gone();
  },
};

export const ALinkIsFollowedWithinTheApp: Story = {
  play: async () => {
    await open();
    await userEvent.keyboard('falcons u18 rugby');
    await expect(screen.getByRole('option')).toHaveAttribute('href', '#falcons');
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(window.location.hash).toBe('');
  },
};

export const APressChooses: Story = {
  play: async () => {
    await open();
    await userEvent.hover(screen.getByRole('option', { name: /Invite/ }));
    await expectShown(() => screen.getByRole('option', { name: /Invite/, selected: true }));
    await userEvent.click(screen.getByRole('option', { name: /Invite/ }));
    await expect(onAction).toHaveBeenCalledOnce();
    await gone();
  },
};

export const TheFieldKeepsTheFocusWhileArrowsMove: Story = {
  play: async () => {
    await open();
    await userEvent.keyboard('page');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await userEvent.keyboard('{ArrowDown}');
    await expect(await field()).toHaveFocus();
    const active = (await field()).getAttribute('aria-activedescendant') ?? '';
    await expect(document.getElementById(active)).toHaveTextContent('Kick-off');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('floodlights');
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledOnce();
  },
};

export const EscapeClosesEvenWithAQuery: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await userEvent.type(await field(), 'line{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
    await open();
    await expect(await field()).toHaveValue('');
  },
};

export const ItsHeightStaysWhileTyping: Story = {
  play: async () => {
    await open();
    const box = screen.getByRole('dialog');
    const before = box.getBoundingClientRect().height;
    await userEvent.keyboard('new page');
    await expect(within(box).getAllByRole('option')).toHaveLength(1);
    await expect(box.getBoundingClientRect().height).toBe(before);
  },
};

const onQueryChange = fn();

export const TheAppMaySearch: Story = {
  args: { onQueryChange },
  play: async () => {
    await open();
    await userEvent.keyboard('zz');
    await expect(onQueryChange).toHaveBeenLastCalledWith('zz');
    await expect(screen.getAllByRole('option')).toHaveLength(8);
  },
};
