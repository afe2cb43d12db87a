import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  AdminIcon,
  CommentIcon,
  LinkIcon,
  MailIcon,
  MoreIcon,
  PrintIcon,
  SettingsIcon,
  ShareIcon,
  SignOutIcon,
  TrashIcon,
} from '../icons/icons';
import { Inline } from '../layout/inline';
import { Text } from '../text/text';
import { MenuButton } from './menu-button';

const onAction = fn();

const meta = {
  title: 'Actions/Menu button',
  component: MenuButton,
  args: {
    label: 'Share',
    icon: ShareIcon,
    items: [
      { id: 'copy', label: 'Copy link', icon: LinkIcon, onAction },
      { id: 'mail', label: 'Email', icon: MailIcon, shortcut: 'Ctrl E' },
      { id: 'chat', label: 'WhatsApp', icon: CommentIcon, isDisabled: true },
      {
        id: 'more',
        title: 'Take it with you',
        items: [{ id: 'pdf', label: 'Export as PDF', icon: PrintIcon }],
      },
      { id: 'last', items: [{ id: 'delete', label: 'Delete page', icon: TrashIcon, tone: 'danger' }] },
    ],
  },
} satisfies Meta<typeof MenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Inline gap="12" wrap>
      <MenuButton {...args} />
      <MenuButton {...args} tone="neutral" />
      <MenuButton {...args} tone="accent" label="Create" />
      <MenuButton {...args} icon={MoreIcon} label="More" isLabelHidden />
      <MenuButton {...args} isDisabled label="Disabled" />
    </Inline>
  ),
};

export const Open: Story = {
  args: {
    label: 'Account',
    header: (
      <>
        <Text weight="strong">Mara Okafor</Text>
        <Text tone="muted" size="12">
          coach@touchline.example
        </Text>
      </>
    ),
    items: [
      { id: 'settings', label: 'Profile & Settings', icon: SettingsIcon, href: '#settings' },
      { id: 'admin', label: 'Admin Dashboard', icon: AdminIcon, href: '#admin' },
      { id: 'out', items: [{ id: 'sign-out', label: 'Sign out', icon: SignOutIcon }] },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    onAction.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: /Email/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus());
  },
};
