import { appTexts } from '@touchline/contract';
import { Box, Container, Heading, ProductMark, Stack, Text } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { usePageTitle } from '../shared/use-page-title';

interface EntranceProps {
  title: string;
  lead?: string;
  children: ReactNode;
  footer?: ReactNode;
}

/** The frame of the screens before one is in: the product's name, one thing to do. */
export function Entrance({ title, lead, children, footer }: EntranceProps) {
  usePageTitle(title);
  return (
    <Container width="form">
      <main>
        <Box paddingY="64">
          <Stack gap="24">
            <ProductMark name={appTexts.product} />
            <Box padding="24" surface="surface" border radius="medium">
              <Stack gap="24">
                <Stack gap="4">
                  <Heading level={1} size="22">
                    {title}
                  </Heading>
                  {lead && <Text tone="muted">{lead}</Text>}
                </Stack>
                {children}
              </Stack>
            </Box>
            {footer}
          </Stack>
        </Box>
      </main>
    </Container>
  );
}
