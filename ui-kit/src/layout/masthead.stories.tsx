import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Heading } from '../heading/heading';
import { TeamInitial } from '../team-initial/team-initial';
import { Text } from '../text/text';
import { Masthead } from './masthead';
import { Stack } from './stack';

const sentence = 'We train on Tuesday and Thursday at 19:00 and play in the Coastal League. ';

const meta = {
  title: 'Layout/Masthead',
  component: Masthead,
  args: {
    start: <TeamInitial name="Falcons U18" tint="Rugby Union" size="large" />,
    title: (
      <Stack gap="2">
        <Heading level={1}>Falcons U18</Heading>
        <Text size="14" tone="muted">
          Rugby Union
        </Text>
      </Stack>
    ),
    actions: <Button tone="accent">Create</Button>,
    children: <Text size="14">{sentence.repeat(4)}</Text>,
  },
} satisfies Meta<typeof Masthead>;
export default meta;

export const Overview: StoryObj<typeof meta> = {};
export const WithoutText: StoryObj<typeof meta> = { args: { children: undefined } };
export const RightToLeft: StoryObj<typeof meta> = { globals: { direction: 'rtl' } };
