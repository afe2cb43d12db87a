import { useQuery } from '@tanstack/react-query';
import { settingsTexts as texts, type SignedInDevice } from '@touchline/contract';
import {
  Badge,
  Button,
  Inline,
  List,
  ListItem,
  MonitorIcon,
  RelativeTime,
  SkeletonText,
  Stack,
} from '@touchline/ui-kit';
import { browserName } from './browser-name';
import { devicesQuery, useSignOutDevice, useSignOutOthers } from './settings-queries';
import { LoadFailed } from '../../shared/load-failed';

/** Sessions of the user, each with a button to end it. */
export function DeviceList() {
  const devices = useQuery(devicesQuery);
  const signOutOthers = useSignOutOthers();
  if (devices.isLoadingError) return <LoadFailed query={devices} />;
  if (!devices.data) return <SkeletonText lines={3} />;
  return (
    <Stack gap="16">
      <List label={texts.devices}>
        {devices.data.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </List>
      {devices.data.length > 1 && (
        <Inline gap="8">
          <Button isPending={signOutOthers.isPending} onPress={() => signOutOthers.mutate()}>
            {texts.signOutOthers}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function Device({ device }: { device: SignedInDevice }) {
  const signOut = useSignOutDevice();
  const seen = (
    <>
      {`${texts.lastSeen} `}
      <RelativeTime at={device.seenAt} />
    </>
  );
  const end = device.isThisOne ? (
    <Badge tone="accent">{texts.thisDevice}</Badge>
  ) : (
    <Button size="small" isPending={signOut.isPending} onPress={() => signOut.mutate(device)}>
      {texts.signOutDevice}
    </Button>
  );
  return (
    <ListItem
      title={browserName(device.userAgent) ?? texts.unknownDevice}
      detail={seen}
      start={<MonitorIcon />}
      end={end}
    />
  );
}
