import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { OfflineIcon } from '../icons/icons';
import { Stack } from '../layout/stack';
import { Banner } from './banner';

const meta = {
  title: 'Data/Banner',
  component: Banner,
  args: { children: "You're offline" },
} satisfies Meta<typeof Banner>;
export default meta;

export const Overview: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="12">
      <Banner icon={OfflineIcon}>You're offline. What you write is kept here and saved later.</Banner>
      <Banner tone="success">The page is back.</Banner>
      <Banner tone="warning" action={<Button size="small">See theirs</Button>}>
        Someone else saved this page while you were editing.
      </Banner>
      <Banner
        tone="warning"
        action={
          <>
            <Button size="small">Keep mine</Button>
            <Button size="small" tone="quiet">
              Show both
            </Button>
          </>
        }
      >
        Tom Reed saved “Everything that happened before, during and after the away match in Harbour, with the
        calls that worked and the ones that did not” four minutes ago. Nothing of yours is lost.
      </Banner>
      <Banner tone="danger">Invalid or expired reset token</Banner>
    </Stack>
  ),
};
export const RightToLeft: StoryObj<typeof meta> = { ...Overview, globals: { direction: 'rtl' } };
