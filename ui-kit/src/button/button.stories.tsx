import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PlusIcon, TrashIcon } from '../icons/icons';
import { Inline } from '../layout/inline';
import { Stack } from '../layout/stack';
import { Button } from './button';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Send invitation', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['accent', 'neutral', 'quiet', 'danger'] as const;

export const Overview: Story = {
  render: () => (
    <Stack gap="16">
      {(['medium', 'small'] as const).map((size) => (
        <Stack gap="12" key={size}>
          {tones.map((tone) => (
            <Inline gap="12" wrap key={tone}>
              <Button tone={tone} size={size}>
                New team space
              </Button>
              <Button tone={tone} size={size} icon={tone === 'danger' ? TrashIcon : PlusIcon}>
                With icon
              </Button>
              <Button tone={tone} size={size} isPending>
                Pending
              </Button>
              <Button tone={tone} size={size} isDisabled>
                Disabled
              </Button>
              <Button tone={tone} size={size} href="#there">
                A link
              </Button>
            </Inline>
          ))}
        </Stack>
      ))}
      <Button fullWidth tone="accent">
        A label that is much longer than anybody would want it to be, and still has to be read as a whole on a
        phone
      </Button>
    </Stack>
  ),
};

export const PressedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const PendingKeepsNameAndIgnoresPresses: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Send invitation/ }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
