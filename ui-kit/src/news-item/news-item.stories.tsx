import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '../layout/card';
import { InState } from '../story/in-state';
import { NewsItem, NewsList } from './news-item';

const onPress = fn();
const at = '2026-01-05T10:00:00.000Z';

const meta = {
  title: 'Data/NewsItem',
  component: NewsItem,
  subcomponents: { NewsList },
  args: {
    name: 'Mara Okafor',
    sentence: 'Mara Okafor mentioned you on Lineout calls',
    excerpt: 'Can you take the second pod on Saturday?',
    at,
    unreadLabel: 'Unread',
    href: '#calls',
    onPress,
  },
} satisfies Meta<typeof NewsItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Card>
      <InState is="hovered" target="li:nth-child(3) > a">
        <InState is="focus-visible" target="li:nth-child(4) > a">
          <InState is="pressed" target="li:nth-child(5) > a">
            <NewsList label="Notifications">
              <NewsItem {...args} />
              <NewsItem
                {...args}
                unreadLabel={undefined}
                sentence="Mara Okafor replied to you on Lineout calls"
              />
              <NewsItem {...args} sentence="Under the pointer" />
              <NewsItem {...args} sentence="With the focus" excerpt={null} />
              <NewsItem {...args} sentence="Pressed" excerpt={null} />
              <NewsItem
                {...args}
                name="Tomasz Brzęczyszczykiewicz-Montgomery"
                sentence="Tomasz Brzęczyszczykiewicz-Montgomery commented on A page whose title goes on and on into the next line"
                excerpt={'A comment of many words that nobody will read to its end in a list like this one. '.repeat(
                  4,
                )}
              />
            </NewsList>
          </InState>
        </InState>
      </InState>
    </Card>
  ),
};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const IsPressed: Story = {
  render: (args) => (
    <NewsList label="Notifications">
      <NewsItem {...args} />
    </NewsList>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /mentioned you on Lineout calls.*Unread/ });
    await userEvent.click(link);
    await expect(onPress).toHaveBeenCalled();
  },
};
