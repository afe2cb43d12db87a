import { Box, Heading, Stack, Text } from '@touchline/ui-kit';
import type { ReactNode } from 'react';

interface SettingsSectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One subject of the settings. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  return (
    <Box padding="24" surface="surface" border radius="medium">
      <Stack gap="24">
        <Stack gap="4">
          <Heading level={2} size="18">
            {title}
          </Heading>
          {lead && <Text tone="muted">{lead}</Text>}
        </Stack>
        {children}
      </Stack>
    </Box>
  );
}
