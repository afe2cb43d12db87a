import { useMutation } from '@tanstack/react-query';
import {
  adminUserTexts as texts,
  adminCalls,
  ownDataCalls,
  ownDataTexts,
  type AdminUserChange,
} from '@touchline/contract';
import { api } from '../../shared/api/api';
import { currentUserKey } from '../../shared/api/query-keys';
import { useToastAndInvalidate } from './admin-queries';

export function useChangeAccount(userId: number) {
  return useMutation({
    mutationFn: (body: AdminUserChange) => api(adminCalls.changeUser, { params: { userId }, body }),
    meta: { failure: texts.updateFailed },
    onSuccess: useToastAndInvalidate({ title: texts.updated }, { queryKey: currentUserKey }),
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (userId: number) => api(adminCalls.removeUser, { params: { userId } }),
    meta: { failure: texts.deleteFailed },
    onSuccess: useToastAndInvalidate({ title: texts.deleted }),
  });
}

export function useResetTwoFactor() {
  return useMutation({
    mutationFn: (userId: number) => api(adminCalls.resetTwoFactor, { params: { userId } }),
    meta: { failure: texts.resetTwoFactorFailed },
    onSuccess: useToastAndInvalidate({ title: texts.twoFactorReset }),
  });
}

export function useDeclineDeletion() {
  return useMutation({
    mutationFn: (userId: number) => api(ownDataCalls.declineDeletion, { params: { userId } }),
    meta: { failure: ownDataTexts.declineFailed },
    onSuccess: useToastAndInvalidate({ title: ownDataTexts.declined }),
  });
}
