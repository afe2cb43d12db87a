import { QueryClientProvider } from '@tanstack/react-query';
import { placeOf } from '@touchline/contract';
import { KitProvider } from '@touchline/ui-kit';
import { StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { go } from '../shared/go';
import { queryClient } from '../shared/query-client';
import { BrokenScreen } from './broken-screen';

/** Each is a document of its own: a first visit loads no router, and nothing of the app behind the sign-in. */
const screens: Record<string, () => Promise<ComponentType>> = {
  'login-screen': async () => (await import('../screens/login-screen')).LoginScreen,
  'setup-screen': async () => (await import('../screens/setup-screen')).SetupScreen,
  'auth-screen': async () => (await import('../screens/auth-screen')).AuthScreen,
  'forgot-password-screen': async () =>
    (await import('../screens/forgot-password-screen')).ForgotPasswordScreen,
  'reset-password-screen': async () => (await import('../screens/reset-password-screen')).ResetPasswordScreen,
  'set-password-screen': async () => (await import('../screens/set-password-screen')).SetPasswordScreen,
  'invite-screen': async () => (await import('../screens/invite-screen')).InviteScreen,
};

/** The screens before one is in. */
export async function start(root: Element): Promise<void> {
  const load = screens[placeOf(location.pathname)?.screen ?? ''];
  const Screen = (await load?.().catch(() => undefined)) ?? BrokenScreen;
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <KitProvider navigate={go}>
          <Screen />
        </KitProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}
