import { fullName, settingsTexts as texts, type User } from '@touchline/contract';
import { Avatar, Button, FileTrigger, Inline, Stack, Text } from '@touchline/ui-kit';
import { useChangeAvatar } from './settings-queries';

/** Formats that the server can resize. */
const accepted = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];

/** Avatar of the user, with buttons to change it. */
export function AvatarField({ user }: { user: User }) {
  const change = useChangeAvatar();
  const { isPending, variables } = change;
  return (
    <Inline gap="16" align="center">
      <Avatar name={fullName(user)} src={user.avatar} size="large" />
      <Stack gap="8">
        <Inline gap="8" wrap>
          <FileTrigger
            accept={accepted}
            isPending={isPending && variables !== null}
            onFiles={([file]) => file && change.mutate(file)}
          >
            {user.avatar ? texts.changePicture : texts.choosePicture}
          </FileTrigger>
          {user.avatar && (
            <Button
              tone="quiet"
              isPending={isPending && variables === null}
              onPress={() => change.mutate(null)}
            >
              {texts.removePicture}
            </Button>
          )}
        </Inline>
        <Text size="14" tone="muted">
          {texts.pictureHint}
        </Text>
      </Stack>
    </Inline>
  );
}
