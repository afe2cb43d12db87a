import { appTexts } from '@touchline/contract';
import { Box, Container, ProductMark, Stack } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { Panel } from '../shared/panel';

interface AuthLayoutProps {
  title: string;
  lead?: string;
  children: ReactNode;
  footer?: ReactNode;
}

/** Layout of the screens without a session: product name and one panel. */
export function AuthLayout({ title, lead, children, footer }: AuthLayoutProps) {
  usePageTitle(title);
  return (
    <Container width="form">
      <main>
        <Box paddingY="64">
          <Stack gap="24">
            <ProductMark name={appTexts.product} />
            <Panel level={1} title={title} lead={lead}>
              {children}
            </Panel>
            {footer}
          </Stack>
        </Box>
      </main>
    </Container>
  );
}
