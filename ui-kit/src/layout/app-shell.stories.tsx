import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Banner } from '../banner/banner';
import { Button } from '../button/button';
import { Heading } from '../heading/heading';
import { PageIcon, PlusIcon } from '../icons/icons';
import { RelativeTime } from '../relative-time/relative-time';
import { TagRow } from '../tag/tag';
import { TeamInitial } from '../team-initial/team-initial';
import { Text } from '../text/text';
import { toast } from '../toast/toast-store';
import { AppShell } from './app-shell';
import { Spacer } from './bits';
import { Card } from './card';
import { Container } from './container';
import { Grid } from './grid';
import { Inline } from './inline';
import { ScreenBanners } from './shell-banners';
import { Stack } from './stack';
import { expectShown } from '../story/expect-shown';
import { Shell } from '../story/shell';

const meta = {
  title: 'Layout/Page shell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof AppShell>;

const pages = [
  'Lineout calls',
  'Kick-off receipt',
  'Defence in our 22',
  'Match plan: Harbour',
  'Scrum engagement',
];
const yesterday = new Date(Date.now() - 86_400_000).toISOString();

const card = (title: string) => (
  <Card href={`#${title}`} key={title}>
    <Stack gap="12">
      <Heading level={2} size="16">
        {title}
      </Heading>
      <Text as="span" tone="muted" lines={2}>
        Two pods, three calls. The hooker decides at the mark; everybody else listens for the second word
        only.
      </Text>
      <TagRow tags={['attack', 'whiteboard', 'lineout', 'maul']} max={3} />
      <Inline gap="8">
        <PageIcon size={14} />
        <Text as="span" size="12" tone="muted">
          <RelativeTime at={yesterday} />
        </Text>
      </Inline>
    </Stack>
  </Card>
);

export const Overview: Story = {
  render: () => (
    <Shell>
      <Container width="content">
        <Stack gap="24">
          <Inline gap="16" wrap>
            <TeamInitial name="Falcons" tint="Rugby Union" size="large" />
            <Stack gap="4">
              <Heading level={1}>Falcons U18</Heading>
              <Text tone="muted">Rugby Union, 24 items</Text>
            </Stack>
            <Spacer />
            <Button tone="accent" icon={PlusIcon}>
              Create
            </Button>
          </Inline>
          <Grid columns={[1, 2, 3]} gap="16">
            {pages.map(card)}
          </Grid>
        </Stack>
      </Container>
    </Shell>
  ),
};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const FirstTabSkipsToTheContent: Story = {
  ...Overview,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content');
  },
};

export const OnSmallScreensTheSidebarSlidesOut: Story = {
  ...Overview,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const teams = canvas.getByRole('button', { name: 'Teams' });
    await userEvent.click(teams);
    await expectShown(() => screen.getByRole('dialog', { name: 'Teams' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(teams).toHaveFocus());
  },
};

function WithNotices() {
  const [isOffline, setOffline] = useState(false);
  const words =
    "You're offline. You can keep reading what is open. Changes are saved when you're back online.";
  return (
    <Shell banners={isOffline && <Banner tone="warning">{words}</Banner>}>
      <Container width="page">
        <Stack gap="24">
          <Button onPress={() => setOffline(true)}>Lose the connection</Button>
          {pages.map(card)}
        </Stack>
      </Container>
      <ScreenBanners>
        {isOffline && (
          <Banner tone="danger" action={<Button size="small">Try again</Button>}>
            The server cannot save just now.
          </Banner>
        )}
      </ScreenBanners>
    </Shell>
  );
}

export const NoticesMoveNothing: Story = {
  render: () => <WithNotices />,
  play: async ({ canvas }) => {
    const links = () => canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    const before = links();
    await userEvent.click(canvas.getByRole('button', { name: 'Lose the connection' }));
    const notice = await canvas.findByText('The server cannot save just now.');
    await expect(links()).toEqual(before);
    await expect(notice.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
  },
};

export const AToastStaysAboveTheNotices: Story = {
  render: () => <WithNotices />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lose the connection' }));
    const notice = await canvas.findByRole('button', { name: 'Try again' });
    toast({ title: 'Error', description: 'Failed to save page', tone: 'danger' });
    const card = await screen.findByText('Failed to save page');
    await waitFor(async () => {
      const { bottom } = card.getBoundingClientRect();
      await expect(bottom).toBeLessThan(notice.getBoundingClientRect().top);
    });
  },
};
