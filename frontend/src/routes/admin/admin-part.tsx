import { adminTexts as texts, auditTexts, opsTexts } from '@touchline/contract';
import { Container, Heading, Inline, SectionNav, Stack, Text } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { AdminOnly } from './admin-only';

const screens = [
  { label: texts.teams, href: '/admin' },
  { label: texts.users, href: '/admin/users' },
  { label: auditTexts.title, href: '/admin/audit' },
  // Pages of the server.
  { label: opsTexts.title, href: '/ops', isExternal: true },
];

interface AdminPartProps {
  title: string;
  lead: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Layout of the admin screens, with links between them. */
export function AdminPart({ title, lead, action, children }: AdminPartProps) {
  usePageTitle(title);
  const { pathname } = useLocation();
  return (
    <AdminOnly>
      <Container width="wide">
        <SectionNav
          label={texts.navigation}
          items={screens.map((screen) => ({ ...screen, isCurrent: screen.href === pathname }))}
        >
          <Stack gap="24">
            <Inline gap="16" justify="between" wrap as="header">
              <Stack gap="4">
                <Heading level={1}>{title}</Heading>
                <Text tone="muted">{lead}</Text>
              </Stack>
              {action}
            </Inline>
            {children}
          </Stack>
        </SectionNav>
      </Container>
    </AdminOnly>
  );
}
