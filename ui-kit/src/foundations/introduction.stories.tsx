import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/avatar';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { Heading } from '../heading/heading';
import { ToggleIconButton } from '../icon-button/toggle-icon-button';
import { PlusIcon, StarFilledIcon, StarIcon } from '../icons/icons';
import { Card } from '../layout/card';
import { Grid } from '../layout/grid';
import { Inline } from '../layout/inline';
import { Spacer } from '../layout/bits';
import { Stack } from '../layout/stack';
import { SearchField } from '../search-field/search-field';
import { Section, Sheet } from '../story/sheet';
import { TagRow } from '../tag/tag';
import { TeamInitial } from '../team-initial/team-initial';
import { Text } from '../text/text';

const meta = { title: 'Foundations/Introduction', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const ideas = [
  {
    title: 'Paper, chalk and one green',
    text: 'Content comes first. Chrome is quiet, borders are hairlines, shadows only where something floats, and pitch green only where there is something to do.',
  },
  {
    title: 'A desk and a touchline',
    text: 'Every component works for a coach with a keyboard and for a player with one thumb, in bad light. Targets are 44 pixels on touch, and dialogs rise from the lower edge.',
  },
  {
    title: 'Nobody left out',
    text: 'Everything works by keyboard and reads well aloud, in both themes, in both directions, with more contrast and with less motion. Tests hold all of it.',
  },
];

const shelves = [
  ['Foundations', 'What everything shares: colour, type, space, icons, motion, words.'],
  ['Layout', 'Who owns the space: stacks, columns, grids, the page shell.'],
  ['Actions', 'Buttons, menus, toolbars, links.'],
  ['Forms', 'Fields that say what they need, and where it went wrong.'],
  ['Data', 'Tables, lists, trees, tabs, figures, and their empty and waiting states.'],
  ['Overlays', 'Dialogs, panels, popovers, the command palette, toasts.'],
  ['Editor', 'The typography of pages and the frame they are written in.'],
] as const;

const sample = (
  <Card padding="24">
    <Stack gap="16">
      <Inline gap="12">
        <TeamInitial name="Falcons" tint="Rugby Union" size="large" />
        <Stack gap="2">
          <Heading level={3} size="18">
            Falcons U18
          </Heading>
          <Text tone="muted" size="14">
            Rugby Union
          </Text>
        </Stack>
        <Spacer />
        <ToggleIconButton
          label="Star"
          icon={StarIcon}
          selectedIcon={StarFilledIcon}
          isSelected
          onChange={() => undefined}
        />
      </Inline>
      <SearchField
        label="Search this space"
        placeholder="Search this space"
        value=""
        onChange={() => undefined}
      />
      <TagRow tags={['attack', 'lineout', 'whiteboard', 'maul']} max={3} />
      <Inline gap="8">
        <Avatar name="Mara Okafor" size="small" />
        <Text as="span" size="14" tone="muted">
          Mara wrote 2 hours ago
        </Text>
        <Spacer />
        <Badge tone="accent">Coach</Badge>
      </Inline>
      <Button tone="accent" icon={PlusIcon} fullWidth>
        New page
      </Button>
    </Stack>
  </Card>
);

export const Introduction: StoryObj = {
  render: () => (
    <Sheet
      title="The kit Touchline is made of"
      lead="Everything a screen needs, accessible and in two themes. Nothing in it knows what a team is, so any product can be made of it."
    >
      <Grid columns={[1, 1, 2]} gap="32">
        <Stack gap="24">
          {ideas.map(({ title, text }) => (
            <Stack gap="4" key={title}>
              <Heading level={2} size="18">
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
          ))}
        </Stack>
        {sample}
      </Grid>
      <Section title="What stands where">
        <Grid columns={[1, 2, 3]} gap="16">
          {shelves.map(([name, holds]) => (
            <Card key={name}>
              <Stack gap="4">
                <Heading level={3} size="16">
                  {name}
                </Heading>
                <Text tone="muted" size="14">
                  {holds}
                </Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Section>
    </Sheet>
  ),
};
