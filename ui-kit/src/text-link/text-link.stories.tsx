import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/inline';
import { TextLink } from './text-link';

const meta = {
  title: 'Actions/Text link',
  component: TextLink,
  args: { href: '#there', children: 'Forgot your password?' },
} satisfies Meta<typeof TextLink>;
export default meta;

export const Overview: StoryObj<typeof meta> = {
  render: () => (
    <Inline gap="24" wrap>
      <TextLink href="#there">Forgot your password?</TextLink>
      <TextLink href="#there" tone="quiet">
        Lineout calls
      </TextLink>
      <TextLink href="https://example.org" isExternal>
        World Rugby laws
      </TextLink>
    </Inline>
  ),
};
