import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button';
import { EmptyState } from '../empty-state/empty-state';
import { Heading } from '../heading/heading';
import { PageIcon, PlayIcon, PlusIcon, SearchIcon } from '../icons/icons';
import { Container } from '../layout/container';
import { Masthead } from '../layout/masthead';
import { Stack } from '../layout/stack';
import { List, ListItem } from '../list/list';
import { SearchField } from '../search-field/search-field';
import { Shell } from '../story/shell';
import { Tabs } from '../tabs/tabs';
import { TeamInitial } from '../team-initial/team-initial';
import { Text } from '../text/text';

const pages = [
  ['Match plan: Castle Park away', 'Daniel Kerr, yesterday'],
  ['Lineout calls', 'Mara Okafor, 3 days ago'],
  ['Kick-off receipt', 'Mara Okafor, last week'],
  ['Session plan: Tuesday', 'Ross Gallagher, last week'],
] as const;

function PageList() {
  const [words, setWords] = useState('');
  const shown = pages.filter(([title]) => title.toLowerCase().includes(words.toLowerCase()));
  return (
    <Stack gap="16">
      <SearchField label="Search pages" placeholder="Search pages" value={words} onChange={setWords} />
      {shown.length > 0 ? (
        <List label="Pages">
          {shown.map(([title, detail]) => (
            <ListItem
              key={title}
              title={title}
              detail={detail}
              start={<PageIcon size={18} />}
              href={`#${title}`}
            />
          ))}
        </List>
      ) : (
        <EmptyState
          icon={SearchIcon}
          title="No pages found"
          detail="Try another word, or show all pages."
          action={<Button onPress={() => setWords('')}>Show all pages</Button>}
        />
      )}
    </Stack>
  );
}

const NoPlays = () => (
  <EmptyState icon={PlayIcon} title="No plays yet" detail="Coaches draw the first one." />
);

function Team() {
  const [tab, setTab] = useState('pages');
  return (
    <Shell>
      <Container width="content">
        <Stack gap="24">
          <Masthead
            start={<TeamInitial name="Falcons U18" tint="Rugby Union" size="large" />}
            title={
              <Stack gap="2">
                <Heading level={1}>Falcons U18</Heading>
                <Text size="14" tone="muted">
                  Rugby Union
                </Text>
              </Stack>
            }
            actions={
              <Button tone="accent" icon={PlusIcon}>
                Create
              </Button>
            }
          >
            <Text size="14">We train on Tuesday and Thursday at 19:00.</Text>
          </Masthead>
          <Tabs
            label="Content of the team"
            items={[
              { id: 'pages', label: 'Pages', content: <PageList /> },
              { id: 'plays', label: 'Plays', content: <NoPlays /> },
            ]}
            selectedId={tab}
            onSelect={setTab}
          />
        </Stack>
      </Container>
    </Shell>
  );
}

/**
 * A list that one collects: masthead with the one primary button, sticky tabs, one search, rows that lead somewhere. The empty state says
 * why it is empty and what to do.
 */
const meta = {
  title: 'Patterns/List',
  component: Team,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Team>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ASearchWithoutMatchesOffersAWayBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search pages' }), 'scrum');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all pages' }));
    await expect(canvas.getByRole('link', { name: /Lineout calls/ })).toBeVisible();
  },
};
