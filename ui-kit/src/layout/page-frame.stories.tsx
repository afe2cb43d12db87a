import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { ChangeStrip } from '../change-strip/change-strip';
import { Heading } from '../heading/heading';
import { Prose } from '../prose/prose';
import { TagRow } from '../tag/tag';
import { Text } from '../text/text';
import { Container } from './container';
import { PageFrame } from './page-frame';

const meta = {
  title: 'Layout/Page frame',
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    bar: <Button tone="quiet">Edit</Button>,
    trail: <Text size="14">Harbour RFC First XV</Text>,
    title: (
      <Heading level={1} size="36">
        Match plan: Castle Park away
      </Heading>
    ),
    details: <Text size="14">Daniel Kerr, updated Saturday 19:13</Text>,
    note: (
      <ChangeStrip action="Show changes" onPress={() => undefined}>
        Changed since you read it
      </ChangeStrip>
    ),
    tags: <TagRow tags={['match-plan', 'first-xv']} />,
    children: <Prose html="<p>Kick-off is at three on the grass pitch.</p>" />,
  },
  render: (props) => (
    <Container width="page">
      <PageFrame {...props} />
    </Container>
  ),
} satisfies Meta<typeof PageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };
