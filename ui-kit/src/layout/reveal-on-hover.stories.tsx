import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button';
import { EditIcon } from '../icons/icons';
import { Text } from '../text/text';
import { RevealOnHover } from './reveal-on-hover';

const meta = {
  title: 'Layout/Reveal on hover',
  component: RevealOnHover,
  args: {
    action: <IconButton label="Edit" icon={EditIcon} size="small" />,
    children: <Text size="14">{'We train on Tuesday and Thursday at 19:00. '.repeat(6)}</Text>,
  },
} satisfies Meta<typeof RevealOnHover>;
export default meta;

export const Overview: StoryObj<typeof meta> = {};
export const RightToLeft: StoryObj<typeof meta> = { globals: { direction: 'rtl' } };

export const TheActionAppearsWithFocus: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Edit' });
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button.parentElement).toHaveStyle({ opacity: '1' }));
  },
};
