import { queryOptions, useMutation } from '@tanstack/react-query';
import { passwordCalls, passwordScreenTexts, type PasswordByToken } from '@touchline/contract';
import { api } from '../../shared/api/api';

export const useForgotPassword = () =>
  useMutation({
    mutationFn: (email: string) => api(passwordCalls.forgotPassword, { body: { email } }),
    meta: { failure: passwordScreenTexts.forgotFailed },
  });

/** Checks that a reset link is valid. */
export const resetTokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-token', token],
    queryFn: () => api(passwordCalls.verifyResetToken, { body: { token } }),
  });

/** Checks that the link of an invitation or a welcome is valid. */
export const firstPasswordTokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['first-password-token', token],
    queryFn: () => api(passwordCalls.verifyFirstPasswordToken, { body: { token } }),
  });

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: PasswordByToken) => api(passwordCalls.resetPassword, { body }),
    meta: { failure: passwordScreenTexts.resetFailed },
  });

export const useSetPassword = () =>
  useMutation({
    mutationFn: (body: PasswordByToken) => api(passwordCalls.setPassword, { body }),
    meta: { failure: passwordScreenTexts.setFailed, unreachable: passwordScreenTexts.setBroken },
  });
