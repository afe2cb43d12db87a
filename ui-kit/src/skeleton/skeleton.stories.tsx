import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../layout/card';
import { Grid } from '../layout/grid';
import { Inline } from '../layout/inline';
import { Stack } from '../layout/stack';
import { Skeleton, SkeletonText } from './skeleton';

const meta = { title: 'Data/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

export const Overview: StoryObj<typeof meta> = {
  render: () => (
    <Grid columns={[1, 2, 2]} gap="16">
      <Card>
        <Stack gap="12">
          <Skeleton shape="text" width="60%" />
          <SkeletonText lines={2} />
        </Stack>
      </Card>
      <Card>
        <Inline gap="12">
          <Skeleton shape="circle" width="32" height="32" />
          <Skeleton shape="text" width="40%" />
        </Inline>
      </Card>
      <Skeleton height="96" />
    </Grid>
  ),
};
export const RightToLeft: StoryObj<typeof meta> = { ...Overview, globals: { direction: 'rtl' } };
