import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  accountSettingsCalls,
  mediaCalls,
  settingsTexts,
  type EmailPreferences,
  type PasswordChange,
  type ProfileChange,
  type SignedInDevice,
  type User,
} from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';
import { currentUserKey, teamsKey } from '../../shared/api/query-keys';
import { sendFile } from '../../shared/api/upload';

/** Refetched each time it is opened, because live updates do not cover it. */
export const notificationSettingsQuery = queryOptions({
  queryKey: ['user', 'notifications'],
  queryFn: () => api(accountSettingsCalls.notifications, {}),
});

export const devicesQuery = queryOptions({
  queryKey: ['user', 'devices'],
  queryFn: () => api(accountSettingsCalls.devices, {}),
  staleTime: 0,
});

export function useChangeProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChange) => api(accountSettingsCalls.changeProfile, { body }),
    meta: { failure: settingsTexts.saveFailed },
    onSuccess: async (user: User) => {
      queries.setQueryData(currentUserKey, user);
      toast({ title: settingsTexts.saved, tone: 'success' });
      await queries.invalidateQueries({ queryKey: teamsKey });
    },
  });
}

/** Uploads or removes the avatar. */
export function useChangeAvatar() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (file: File | null) => {
      if (file) return sendFile(mediaCalls.changeAvatar, { params: {}, file });
      await api(mediaCalls.removeAvatar, {});
      return null;
    },
    meta: { failureTitle: settingsTexts.pictureFailed, failure: settingsTexts.pictureHint },
    onSuccess: (changed) => {
      queries.setQueryData(currentUserKey, (user?: User) => changed ?? (user && { ...user, avatar: null }));
      toast({ title: settingsTexts.saved, tone: 'success' });
      void queries.invalidateQueries({ queryKey: teamsKey });
    },
  });
}

/** Optimistic; rolled back on failure. */
export function useChangeNotifications() {
  const queries = useQueryClient();
  const { queryKey } = notificationSettingsQuery;
  return useMutation({
    mutationFn: (body: Partial<EmailPreferences>) => api(accountSettingsCalls.changeNotifications, { body }),
    meta: { failure: settingsTexts.saveFailed, shows: [{ queryKey }] },
    onMutate: (change) => {
      const before = queries.getQueryData(queryKey);
      if (before) queries.setQueryData(queryKey, { ...before, ...change });
      return before;
    },
    onError: (_error, _change, before) => queries.setQueryData(queryKey, before),
    onSuccess: (settings) => queries.setQueryData(queryKey, settings),
  });
}

export function useChangePassword() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) => api(accountSettingsCalls.changePassword, { body }),
    meta: { failure: settingsTexts.passwordFailed },
    onSuccess: async () => {
      toast({
        title: settingsTexts.passwordChanged,
        description: settingsTexts.passwordChangedDetail,
        tone: 'success',
      });
      await queries.invalidateQueries({ queryKey: devicesQuery.queryKey });
    },
  });
}

export function useSignOutOthers() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api(accountSettingsCalls.signOutOthers, {}),
    meta: { failure: settingsTexts.signOutOthersFailed },
    onSuccess: () => toast({ title: settingsTexts.othersSignedOut, tone: 'success' }),
    onSettled: () => queries.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}

export function useSignOutDevice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SignedInDevice) =>
      api(accountSettingsCalls.signOutDevice, { params: { sessionId: id } }),
    meta: { failure: settingsTexts.signOutFailed },
    onSuccess: () => toast({ title: settingsTexts.deviceSignedOut, tone: 'success' }),
    onSettled: () => queries.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}
