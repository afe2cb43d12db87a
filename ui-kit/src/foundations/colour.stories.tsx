import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../layout/box';
import { Grid } from '../layout/grid';
import { Inline } from '../layout/inline';
import { Stack } from '../layout/stack';
import { Section, Sheet } from '../story/sheet';
import { Text } from '../text/text';
import { contrast } from '../theme/contrast';
import { dark } from '../theme/dark';
import { light } from '../theme/light';
import { tintNames, type Palette } from '../theme/palette';
import { vars } from '../theme/vars.css';

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Role = keyof Palette;

const grounds: Role[] = ['canvas', 'surface', 'raised', 'sunken'];
const inks: Role[] = ['text', 'textMuted', 'accentText', 'danger', 'warning', 'success', 'info'];

const groups: { title: string; purpose: string; roles: Role[] }[] = [
  {
    title: 'Grounds',
    purpose: 'Paper and chalk by day, a pitch under floodlights by night.',
    roles: grounds,
  },
  {
    title: 'Pitch green',
    purpose: 'For acting, and for where you are. Nothing else is green, but what went well.',
    roles: ['accent', 'accentHover', 'accentPressed', 'accentSubtle'],
  },
  {
    title: 'Marks',
    purpose: 'Yellow for words that an author marked, plum for words that a comment is about.',
    roles: ['highlight', 'comment', 'commentActive', 'commentLine'],
  },
  {
    title: 'Lines',
    purpose: 'Hairlines between things, stronger edges on controls, one blue for the focus.',
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
];

const swatch = (background: string) => ({
  blockSize: 56,
  background,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
});

function Swatches({ roles, palette }: { roles: Role[]; palette: Palette }) {
  return (
    <Grid columns={[2, 4, 4]} gap="16">
      {roles.map((role) => (
        <Stack gap="4" key={role}>
          <div style={swatch(vars.color[role])} />
          <Text size="14" weight="medium">
            {role}
          </Text>
          <Text size="12" tone="muted">
            {palette[role]}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}

/** Each text colour on each background, with its contrast. */
function Inks({ palette }: { palette: Palette }) {
  return (
    <Grid columns={[1, 2, 4]} gap="16">
      {grounds.map((ground) => (
        <div key={ground} style={{ ...swatch(vars.color[ground]), blockSize: 'auto', padding: 16 }}>
          <Stack gap="8">
            <Text size="12" tone="muted">
              on {ground}
            </Text>
            {inks.map((ink) => (
              <div key={ink} style={{ color: vars.color[ink] }}>
                <Inline gap="8" justify="between">
                  <Text as="span">{ink}</Text>
                  <Text as="span" numeric size="14">
                    {contrast(palette[ink], palette[ground]).toFixed(1)}
                  </Text>
                </Inline>
              </div>
            ))}
          </Stack>
        </div>
      ))}
    </Grid>
  );
}

const tints = (
  <Grid columns={[2, 3, 3]} gap="16">
    {tintNames.map((name) => (
      <Box key={name} border radius="small" surface="surface" padding="12">
        <Inline gap="12">
          <div
            style={{
              ...swatch(vars.tint[name].ground),
              inlineSize: 56,
              display: 'grid',
              placeItems: 'center',
              color: vars.tint[name].ink,
            }}
          >
            <Text as="span" numeric size="18">
              Aa
            </Text>
          </div>
          <Text size="14">{name}</Text>
        </Inline>
      </Box>
    ))}
  </Grid>
);

export const Colour: StoryObj = {
  render: (_args, { globals }) => {
    const palette = globals.theme === 'dark' ? dark : light;
    return (
      <Sheet
        title="Colour"
        lead="Roles, not hues: a component says what something is, the theme says how that looks by day and by night."
      >
        {groups.map(({ title, purpose, roles }) => (
          <Section title={title} purpose={purpose} key={title}>
            <Swatches roles={roles} palette={palette} />
          </Section>
        ))}
        <Section
          title="Inks"
          purpose="Each can be read on every ground: 4.5 to 1 at least, held by a test in both themes. More contrast comes where the system asks for it."
        >
          <Inks palette={palette} />
        </Section>
        <Section
          title="Tints"
          purpose="For initials of teams and people: a word always gets the same one of nine."
        >
          {tints}
        </Section>
      </Sheet>
    );
  },
};
