import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button';
import { PlusIcon } from '../icons/icons';
import { Text } from '../text/text';
import { Disclosure } from './disclosure';

const meta = {
  title: 'Data/Disclosure',
  component: Disclosure,
  args: {
    label: 'Pages of Falcons U18',
    summary: 'Falcons U18',
    isExpanded: true,
    onToggle: () => undefined,
    actions: <IconButton label="New page" icon={PlusIcon} size="small" />,
    children: <Text>Lineout calls</Text>,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const ToggledByKeyboard: Story = {
  render: function Toggled(args) {
    const [isExpanded, setExpanded] = useState(false);
    return <Disclosure {...args} isExpanded={isExpanded} onToggle={setExpanded} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Lineout calls')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Lineout calls')).toBeVisible();
    await expect(canvas.getByRole('button', { expanded: true })).toHaveFocus();
  },
};
