import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Container } from '../layout/container';
import { Stack } from '../layout/stack';
import { InState } from '../story/in-state';
import { Matrix } from '../story/matrix';
import { Text } from '../text/text';
import { TextLink, type TextLinkProps } from './text-link';

const meta = {
  title: 'Actions/Text link',
  component: TextLink,
  args: { href: '#there', children: 'Forgot your password?', onPress: fn() },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

const statesOf = (props: TextLinkProps) => {
  const link = <TextLink {...props} />;
  return [
    link,
    <InState is="hovered">{link}</InState>,
    <InState is="focus-visible">{link}</InState>,
    <InState is="pressed">{link}</InState>,
  ];
};

export const Overview: Story = {
  render: () => (
    <Stack gap="24">
      <Matrix
        label="Text links"
        columns={['Rest', 'Hover', 'Focus', 'Pressed']}
        rows={[
          { label: 'Accent', cells: statesOf({ href: '#there', children: 'Forgot your password?' }) },
          { label: 'Alone', cells: statesOf({ href: '#there', children: 'Back to sign in', isAlone: true }) },
          { label: 'Quiet', cells: statesOf({ href: '#there', children: 'Lineout calls', tone: 'quiet' }) },
          {
            label: 'Leads outside',
            cells: statesOf({ href: 'https://example.org', children: 'World Rugby laws', isExternal: true }),
          },
        ]}
      />
      <Container width="form">
        <Text>
          In a sentence that is longer than one line, a link such as{' '}
          <TextLink href="#there">the plan for all restarts and kick-offs of the second half</TextLink> goes
          on in the next.
        </Text>
      </Container>
    </Stack>
  ),
};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const EnterFollowsIt: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
