import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading/heading';
import { Box } from '../layout/box';
import { Grid } from '../layout/grid';
import { Inline } from '../layout/inline';
import { Stack } from '../layout/stack';
import { Text } from '../text/text';
import { tintNames } from '../theme/palette';
import { vars } from '../theme/vars.css';

const meta = { title: 'Foundations/Colours' } satisfies Meta;
export default meta;

type Role = keyof typeof vars.color;

const groups: { title: string; purpose: string; roles: Role[] }[] = [
  {
    title: 'Grounds',
    purpose: 'Paper and chalk by day, a pitch under floodlights by night.',
    roles: ['canvas', 'surface', 'raised', 'sunken'],
  },
  {
    title: 'Pitch green',
    purpose: 'For acting, and for where you are. Nothing else is green.',
    roles: ['accent', 'accentHover', 'accentPressed', 'accentSubtle', 'accentText'],
  },
  {
    title: 'Lines',
    purpose: 'Hairlines between, stronger edges on controls.',
    roles: ['border', 'borderStrong', 'focus'],
  },
  {
    title: 'Tidings',
    purpose: 'An ink and its breath of a ground. Never alone: always with words or an icon.',
    roles: [
      'danger',
      'dangerSubtle',
      'warning',
      'warningSubtle',
      'success',
      'successSubtle',
      'info',
      'infoSubtle',
    ],
  },
  { title: 'Inks', purpose: 'Each can be read on every ground.', roles: ['text', 'textMuted'] },
];

const swatch = (background: string) => ({
  blockSize: 56,
  background,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
});

export const Roles: StoryObj = {
  render: () => (
    <Stack gap="48">
      {groups.map(({ title, purpose, roles }) => (
        <Stack gap="16" key={title}>
          <Stack gap="4">
            <Heading level={2}>{title}</Heading>
            <Text tone="muted">{purpose}</Text>
          </Stack>
          <Grid columns={[2, 4, 4]} gap="16">
            {roles.map((role) => (
              <Stack gap="4" key={role}>
                <div style={swatch(vars.color[role])} />
                <Text size="12">{role}</Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};

export const Tints: StoryObj = {
  render: () => (
    <Grid columns={[2, 3, 3]} gap="16">
      {tintNames.map((name) => (
        <Box key={name} border radius="small" surface="surface" padding="12">
          <Inline gap="12">
            <div style={{ ...swatch(vars.tint[name].ground), inlineSize: 56, color: vars.tint[name].ink }}>
              Aa
            </div>
            <Text size="12">{name}</Text>
          </Inline>
        </Box>
      ))}
    </Grid>
  ),
};
