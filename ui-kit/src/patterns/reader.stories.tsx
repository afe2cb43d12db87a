import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '../avatar/avatar';
import { Button } from '../button/button';
import { ChangeStrip } from '../change-strip/change-strip';
import { Heading } from '../heading/heading';
import { IconButton } from '../icon-button/icon-button';
import { BackIcon, MoreIcon } from '../icons/icons';
import { Container } from '../layout/container';
import { Inline } from '../layout/inline';
import { Spacer } from '../layout/bits';
import { PageFrame } from '../layout/page-frame';
import { Stack } from '../layout/stack';
import { NeighbourLinks } from '../neighbour-links/neighbour-links';
import { Prose } from '../prose/prose';
import { RelativeTime } from '../relative-time/relative-time';
import { Shell } from '../story/shell';
import { TagRow } from '../tag/tag';
import { Text } from '../text/text';

const text = `
  <h2>Lineout</h2>
  <p>Seven men, with Finn at four and the hooker's throw to the middle. The first call is ours, whatever they
  do with the tail.</p>
  <table><thead><tr><th>Call</th><th>Then</th></tr></thead>
  <tbody><tr><td>Lighthouse</td><td>Maul</td></tr>
  <tr><td>Falcon</td><td>Off the top</td></tr></tbody></table>
  <h2>Without the ball</h2>
  <ul><li>The wing stays wide until the second pass.</li><li>Nobody kicks from our own 22 after the hour.</li></ul>`;

function Reader() {
  return (
    <Shell>
      <Container width="page">
        <PageFrame
          bar={
            <>
              <IconButton label="Back to pages" icon={BackIcon} />
              <Spacer />
              <Button>Edit</Button>
              <IconButton label="More actions" icon={MoreIcon} />
            </>
          }
          trail={<Text size="14">Falcons U18</Text>}
          title={
            <Heading level={1} size="36">
              Match plan: Castle Park away
            </Heading>
          }
          details={
            <Inline gap="8">
              <Avatar name="Daniel Kerr" size="small" />
              <Text size="14" tone="muted">
                Daniel Kerr · updated <RelativeTime at="2026-03-07T19:13:00Z" /> · 2 min
              </Text>
            </Inline>
          }
          note={
            <ChangeStrip action="Show changes" onPress={() => undefined}>
              Changed since you read it
            </ChangeStrip>
          }
          tags={<TagRow tags={['match-plan', 'lineout']} />}
        >
          <Stack gap="32">
            <Prose html={text} />
            <NeighbourLinks
              label="In this category"
              previous={{ label: 'Previous page', title: 'Defence in our 22', href: '#defence' }}
              next={{ label: 'Next page', title: 'Kick-off receipt', href: '#kick-off' }}
            />
          </Stack>
        </PageFrame>
      </Container>
    </Shell>
  );
}

/**
 * A page that is read: one column, the same width as in the editor; title, author and time above the words; the change strip where the
 * toolbar is while one writes; the neighbours of the category below.
 */
const meta = {
  title: 'Patterns/Reader',
  component: Reader,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Reader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('table'));
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
