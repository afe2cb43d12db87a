import { adminTexts } from '@touchline/contract';
import { BackIcon, Container, Heading, IconButton, Inline, Stack, Text } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { AdminOnly } from './admin-only';

interface AdminPartProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Layout of a screen below the admin dashboard, with a link back. */
export function AdminPart({ title, lead, children }: AdminPartProps) {
  usePageTitle(title);
  return (
    <AdminOnly>
      <Container width="content">
        <Stack gap="24">
          <Inline gap="8" as="header">
            <IconButton label={adminTexts.title} icon={BackIcon} tone="quiet" href="/admin" />
            <Stack gap="2">
              <Heading level={1}>{title}</Heading>
              <Text tone="muted">{lead}</Text>
            </Stack>
          </Inline>
          {children}
        </Stack>
      </Container>
    </AdminOnly>
  );
}
