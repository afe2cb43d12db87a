import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '../avatar/avatar';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { PageIcon, PlayIcon } from '../icons/icons';
import { MeterBar } from '../meter/meter-bar';
import { Popover } from '../popover/popover';
import { InState } from '../story/in-state';
import { TeamInitial } from '../team-initial/team-initial';
import { Feed, FeedItem, FeedLink } from './feed';
import { FeedColumns } from './feed-columns';
import { FeedSkeleton } from './feed-skeleton';

const onPress = fn();
const initial = <TeamInitial name="Harbour RFC" tint="Rugby Union" size="small" />;

const meta = {
  title: 'Data/Feed',
  component: Feed,
  subcomponents: { FeedItem, FeedLink, FeedColumns, FeedSkeleton },
  args: { label: 'To read', children: null },
} satisfies Meta<typeof Feed>;
export default meta;
type Story = StoryObj<typeof meta>;

const toRead = (
  <InState is="hovered" target="li:nth-child(2) > span > a">
    <InState is="focus-visible" target="li:nth-child(3) > span > a">
      <Feed
        label="To read"
        count={12}
        action={
          <Button tone="quiet" size="small" onPress={onPress}>
            Show all
          </Button>
        }
      >
        <FeedItem
          href="#plan"
          onPress={onPress}
          start={initial}
          title="Match plan: Castle Park away"
          detail="Changed by Daniel Kerr · today 07:53"
          note="“New exits in their half. Read by Friday.”"
          action={<FeedLink href="#changes">See what changed</FeedLink>}
        />
        <FeedItem
          href="#hovered"
          start={initial}
          title="Under the pointer"
          sign={PlayIcon}
          detail="Dana Whitfield · yesterday 19:13"
          end={<Badge tone="info">New</Badge>}
        />
        <FeedItem
          href="#long"
          start={initial}
          title="With the focus, and a title that somebody made so long that it does not fit into one line of any screen, not even of a wide one"
          detail="A name that is as long as the title of the page, and nobody knows why · 17 Nov"
          note="“A note of many words that goes on until the row ends, and further than that.”"
          end={<Badge tone="info">New</Badge>}
        />
      </Feed>
    </InState>
  </InState>
);

const unread = (
  <Feed label="Unread by the team" count={1}>
    <FeedItem
      href="#unread"
      start={initial}
      title="Session plan: Tuesday contact"
      detail="Friday 19:02"
      action={
        <Popover
          label="2 of 9 opened"
          size="small"
          trigger={<MeterBar share={2 / 9}>2 of 9 opened</MeterBar>}
        >
          Maeve Brennan
        </Popover>
      }
    />
  </Feed>
);

const side = (
  <>
    <Feed label="For you" count={1}>
      <FeedItem
        href="#thread"
        start={<Avatar name="Grace Holloway" size="small" />}
        title="Grace Holloway on Match plan: Castle Park away"
        detail="They moved the pitch in summer: the slope now runs towards the road."
        end="Saturday 19:13"
      />
    </Feed>
    <Feed label="Continue" count={1}>
      <FeedItem
        href="#draft"
        start={<PageIcon size={16} />}
        title="Match plan: Old Millers"
        end={<Badge tone="warning">Draft</Badge>}
      />
    </Feed>
  </>
);

export const Overview: Story = {
  render: () => <FeedColumns first={toRead} second={unread} side={side} across="Below both columns" />,
};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const OneColumn: Story = { render: () => <FeedColumns first={toRead} second={unread} /> };

export const OnlyBeside: Story = { render: () => <FeedColumns side={side} /> };

export const Loading: Story = {
  render: () => <FeedColumns first={<FeedSkeleton count={3} />} side={<FeedSkeleton count={2} />} />,
};

export const LinkCoversTheRow: Story = {
  ...Overview,
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('listitem');
    const { x = 0, y = 0, width = 0, height = 0 } = row?.getBoundingClientRect() ?? {};
    const top = document.elementFromPoint(x + width / 2, y + height / 2) as Element;
    await expect(top).toHaveAttribute('href', '#plan');
    await userEvent.click(top);
    await expect(onPress).toHaveBeenCalled();
    const changes = canvas.getByRole('link', { name: 'See what changed' }).getBoundingClientRect();
    await expect(
      document.elementFromPoint(changes.x + changes.width / 2, changes.y + changes.height / 2),
    ).toHaveAttribute('href', '#changes');
  },
};

export const ShortOnAPhone: Story = {
  args: {
    isShortOnPhones: true,
    children: ['First', 'Second', 'Third'].map((title) => (
      <FeedItem key={title} href={`#${title}`} title={title} />
    )),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['First', 'Second']);
  },
};
