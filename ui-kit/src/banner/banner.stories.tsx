import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { OfflineIcon } from '../icons/icons';
import { Stack } from '../layout/stack';
import { Banner } from './banner';

const meta = {
  title: 'Data/Banner',
  component: Banner,
  args: { children: 'You are offline' },
} satisfies Meta<typeof Banner>;
export default meta;

export const Overview: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="12">
      <Banner icon={OfflineIcon}>You are offline. What you write is kept here and saved later.</Banner>
      <Banner tone="success">The page is back.</Banner>
      <Banner tone="warning" action={<Button size="small">See theirs</Button>}>
        Somebody else saved this page while you were writing.
      </Banner>
      <Banner tone="danger">Invalid or expired reset token</Banner>
    </Stack>
  ),
};
export const RightToLeft: StoryObj<typeof meta> = { ...Overview, globals: { direction: 'rtl' } };
