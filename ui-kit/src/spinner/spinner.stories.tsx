import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../layout/card';
import { Inline } from '../layout/inline';
import { Stack } from '../layout/stack';
import { Text } from '../text/text';
import { Spinner, SpinnerRing } from './spinner';

const meta = { title: 'Data/Spinner', component: Spinner, args: { label: 'Loading page...' } } satisfies Meta<
  typeof Spinner
>;
export default meta;

export const Overview: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack gap="16">
      <Card>
        <Spinner {...args} />
      </Card>
      <Card>
        <Spinner label="Making a PDF of every page of the season: this takes as long as walking to the far corner flag" />
      </Card>
      <Inline gap="16">
        <Text as="span" size="12">
          <SpinnerRing />
        </Text>
        <Text as="span" size="16">
          <SpinnerRing />
        </Text>
        <Text as="span" size="18">
          <SpinnerRing />
        </Text>
      </Inline>
    </Stack>
  ),
};
export const RightToLeft: StoryObj<typeof meta> = { ...Overview, globals: { direction: 'rtl' } };
