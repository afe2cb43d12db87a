import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../text/text';
import { SectionNav } from './section-nav';

const meta = {
  title: 'Navigation/Section nav',
  component: SectionNav,
  args: {
    label: 'Administration',
    items: [
      { label: 'Teams', href: '/admin' },
      { label: 'Users', href: '/admin/users', isCurrent: true },
      { label: 'Audit log', href: '/admin/audit' },
      { label: 'Operations', href: '/ops', isExternal: true },
    ],
    children: <Text tone="muted">All user accounts.</Text>,
  },
} satisfies Meta<typeof SectionNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Teams' })).not.toHaveAttribute('aria-current');
  },
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };
export const OnAPhone: Story = { ...Overview, globals: { viewport: { value: 'phone' } } };
