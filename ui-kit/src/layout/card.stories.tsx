import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Heading } from '../heading/heading';
import { InState } from '../story/in-state';
import { Text } from '../text/text';
import { Card } from './card';
import { Grid } from './grid';
import { Stack } from './stack';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { children: 'Lineout calls', onPress: fn() },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = (title: string, text: string) => (
  <Stack gap="4">
    <Heading level={2} size="16">
      {title}
    </Heading>
    <Text as="span" tone="muted">
      {text}
    </Text>
  </Stack>
);

export const Overview: Story = {
  render: () => (
    <Grid columns={[1, 2, 3]} gap="16">
      <Card>{words('At rest', 'Holds something, leads nowhere.')}</Card>
      <Card href="#calls">{words('A link', 'The whole card is one.')}</Card>
      <Card onPress={() => undefined}>{words('A button', 'The whole card is one.')}</Card>
      <InState is="hovered">
        <Card href="#calls">{words('Under the pointer', 'The edge grows stronger.')}</Card>
      </InState>
      <InState is="focus-visible">
        <Card href="#calls">{words('With the focus', 'A ring around it.')}</Card>
      </InState>
      <InState is="pressed">
        <Card href="#calls">{words('Pressed', 'It gives way a little.')}</Card>
      </InState>
      <Card padding="none">
        <Text>No padding: what it holds brings its own.</Text>
      </Card>
      <Card padding="32">
        {words('Roomy, and with a long title that goes on in a second line', 'Wraps like any text.')}
      </Card>
    </Grid>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const IsPressedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Lineout calls' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
