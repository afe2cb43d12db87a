import { queryOptions, useMutation } from '@tanstack/react-query';
import { accountCalls, passwordScreenTexts, type PasswordByToken } from '@touchline/contract';
import { api } from '../../shared/api/api';

export const useForgotPassword = () =>
  useMutation({
    mutationFn: (email: string) => api(accountCalls.forgotPassword, { body: { email } }),
    meta: { failure: passwordScreenTexts.forgotFailed },
  });

/** Checks that a reset link is valid. */
export const resetTokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-token', token],
    queryFn: () => api(accountCalls.verifyResetToken, { body: { token } }),
  });

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: PasswordByToken) => api(accountCalls.resetPassword, { body }),
    meta: { failure: passwordScreenTexts.resetFailed },
  });

export const useSetPassword = () =>
  useMutation({
    mutationFn: (body: PasswordByToken) => api(accountCalls.setPassword, { body }),
    meta: { failure: passwordScreenTexts.setFailed, unreachable: passwordScreenTexts.setBroken },
  });
