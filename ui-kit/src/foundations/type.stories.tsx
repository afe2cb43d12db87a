import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading/heading';
import { Divider } from '../layout/bits';
import { Inline } from '../layout/inline';
import { Stack } from '../layout/stack';
import { ProductMark } from '../product-mark/product-mark';
import { Text } from '../text/text';

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;

const headings = ['36', '28', '22', '18', '16', '14'] as const;
const texts = ['18', '16', '14', '12'] as const;

export const Type: StoryObj = {
  render: () => (
    <Stack gap="32">
      <ProductMark name="Touchline" />
      <Stack gap="12">
        <Text tone="muted">Archivo, a little narrow: headings and numbers, like the back of a shirt</Text>
        {headings.map((size) => (
          <Inline gap="24" align="baseline" key={size}>
            <Text size="12" tone="muted" numeric as="span">
              {size}
            </Text>
            <Heading level={2} size={size}>
              Lineout calls inside their 22
            </Heading>
          </Inline>
        ))}
      </Stack>
      <Divider />
      <Stack gap="12">
        <Text tone="muted">The system&apos;s own face: everything that is read</Text>
        {texts.map((size) => (
          <Inline gap="24" align="baseline" key={size}>
            <Text size="12" tone="muted" numeric as="span">
              {size}
            </Text>
            <Text size={size}>
              The hooker calls, the pod moves on the second step and lifts on the third.
            </Text>
          </Inline>
        ))}
      </Stack>
      <Divider />
      <Text numeric size="18">
        0123456789 · 24 pages · 108 views · 18:45
      </Text>
    </Stack>
  ),
};
