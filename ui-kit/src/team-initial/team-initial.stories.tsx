import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/inline';
import { Stack } from '../layout/stack';
import { Text } from '../text/text';
import { TeamInitial } from './team-initial';

const meta = {
  title: 'Data/Team initial',
  component: TeamInitial,
  args: { name: 'Falcons U18', tint: 'Rugby Union' },
} satisfies Meta<typeof TeamInitial>;
export default meta;

const sports =
  'American Football,Rugby Union,Rugby League,Soccer,Basketball,Hockey,Baseball,Volleyball,Other';

export const Overview: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="12">
      {sports.split(',').map((sport) => (
        <Inline gap="12" key={sport}>
          <TeamInitial name={sport} tint={sport} size="mini" />
          <TeamInitial name={sport} tint={sport} size="small" />
          <TeamInitial name={sport} tint={sport} />
          <TeamInitial name={sport} tint={sport} size="large" />
          <Text>{sport}</Text>
        </Inline>
      ))}
    </Stack>
  ),
};
export const RightToLeft: StoryObj<typeof meta> = { ...Overview, globals: { direction: 'rtl' } };
