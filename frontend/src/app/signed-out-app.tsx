import { matchRoute } from '@touchline/contract';
import { KitProvider } from '@touchline/ui-kit';
import type { ComponentType, ReactNode } from 'react';
import { hardNavigate } from '../shared/hard-navigate';
import { queryClient } from '../shared/api/query-client';
import { useRenderTime } from '../shared/render-time';
import { hydrateQueryClient } from '../ssr/dehydrated-state';
import { hydrateApp } from '../ssr/hydrate-app';
import { BrokenScreen } from './broken-screen';

/** Screens without a session. Each is its own document: a first visit loads neither the router nor the code behind the sign-in. */
const screens: Record<string, () => Promise<ComponentType>> = {
  'login-screen': async () => (await import('../routes/auth/login-screen')).LoginScreen,
  'setup-screen': async () => (await import('../routes/auth/setup-screen')).SetupScreen,
  'auth-screen': async () => (await import('../routes/auth/auth-screen')).AuthScreen,
  'forgot-password-screen': async () =>
    (await import('../routes/auth/forgot-password-screen')).ForgotPasswordScreen,
  'reset-password-screen': async () =>
    (await import('../routes/auth/reset-password-screen')).ResetPasswordScreen,
  'set-password-screen': async () => (await import('../routes/auth/set-password-screen')).SetPasswordScreen,
  'invite-screen': async () => (await import('../routes/invite/invite-screen')).InviteScreen,
};

export async function signedOutScreen(name: string): Promise<ComponentType> {
  return (await screens[name]?.().catch(() => undefined)) ?? BrokenScreen;
}

/** Providers around each screen without a session. */
export const SignedOutApp = ({ children }: { children: ReactNode }) => (
  <KitProvider navigate={hardNavigate} renderedAt={useRenderTime()}>
    {children}
  </KitProvider>
);

export async function start(root: HTMLElement): Promise<void> {
  hydrateQueryClient(queryClient);
  const Screen = await signedOutScreen(matchRoute(location.pathname)?.screen ?? '');
  hydrateApp(
    root,
    <SignedOutApp>
      <Screen />
    </SignedOutApp>,
  );
}
