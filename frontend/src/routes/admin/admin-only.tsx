import { adminTexts, isSuperAdminRole } from '@touchline/contract';
import type { ReactNode } from 'react';
import { useUser } from '../../shared/session';
import { AccessDenied } from '../shared/not-found';

/** Renders its children for super admins, an error state for all other users. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { role } = useUser();
  return isSuperAdminRole(role) ? children : <AccessDenied reason={adminTexts.denied(role)} />;
}
