import {
  appTexts,
  fullName,
  inviteTexts,
  linkTexts as texts,
  posterTexts,
  titledFile,
  type InviteLink,
  type TeamSummary,
} from '@touchline/contract';
import {
  Button,
  CopyIcon,
  DownloadIcon,
  Grid,
  Inline,
  Poster,
  PrintIcon,
  QrCode,
  qrCodePicture,
  ShareIcon,
  Stack,
  Text,
  TextField,
  toast,
} from '@touchline/ui-kit';
import { useUser } from '../../shared/session';
import { useTimeFormat } from '../../shared/time-format';
import { addressOfLink, copyInviteLink } from './link-queries';

interface LinkReadyProps {
  team: TeamSummary;
  link: InviteLink;
}

/** The address of a link, its QR code, and the buttons that pass it on. */
export function LinkReady({ team, link }: LinkReadyProps) {
  const address = addressOfLink(link.token);
  return (
    <Stack gap="16">
      <Text tone="muted">{texts.readyLead(team.name, link.role)}</Text>
      <Grid columns={[1, 2, 2]} gap="16">
        <QrCode value={address} label={texts.codeLabel(team.name)} />
        <Stack gap="12">
          <TextField label={texts.address} value={withoutScheme(address)} isReadOnly />
          <Inline gap="8" wrap>
            <Button tone="accent" icon={CopyIcon} onPress={() => void copyInviteLink(link.token)}>
              {texts.copy}
            </Button>
            {typeof navigator.share === 'function' && (
              <Button icon={ShareIcon} onPress={() => void share(team.name, address)}>
                {texts.share}
              </Button>
            )}
            <Button icon={PrintIcon} onPress={() => print()}>
              {texts.printPoster}
            </Button>
            <Button icon={DownloadIcon} onPress={() => void save(team.name, address)}>
              {texts.saveCode}
            </Button>
          </Inline>
        </Stack>
      </Grid>
      <LinkPoster team={team} link={link} />
    </Stack>
  );
}

const withoutScheme = (address: string) => address.replace(/^https?:\/\//, '');

function LinkPoster({ team, link }: LinkReadyProps) {
  const { longDate } = useTimeFormat();
  const user = useUser();
  const address = addressOfLink(link.token);
  const until = link.expiresAt ? [posterTexts.openUntil(longDate(link.expiresAt))] : [];
  const inviter = link.createdBy === user.id ? [inviteTexts.invitedBy(fullName(user))] : [];
  return (
    <Poster
      kicker={team.sport}
      title={posterTexts.title(team.name)}
      lead={posterTexts.lead}
      code={{ value: address, label: texts.codeLabel(team.name) }}
      steps={posterTexts.steps}
      address={{ label: posterTexts.noCamera, text: withoutScheme(address) }}
      notes={[[posterTexts.forRole[link.role], ...until].join(' '), ...inviter]}
      product={appTexts.product}
    />
  );
}

/** Opens the system's sheet; a user who closes it has decided. */
async function share(team: string, url: string): Promise<void> {
  try {
    await navigator.share({ title: posterTexts.title(team), url });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ title: texts.shareFailed, tone: 'danger' });
  }
}

/** Time in which the browser has taken over a download: Safari reads the URL later. */
const DOWNLOAD_MS = 60_000;

async function save(team: string, address: string): Promise<void> {
  const picture = await qrCodePicture(address).catch(() => undefined);
  if (!picture) return void toast({ title: texts.saveCodeFailed, tone: 'danger' });
  const download = document.createElement('a');
  download.href = URL.createObjectURL(picture);
  download.download = titledFile(posterTexts.title(team), 'png');
  download.click();
  setTimeout(() => URL.revokeObjectURL(download.href), DOWNLOAD_MS);
}
