import {
  appTexts,
  roleLabel,
  teamRoles,
  userTexts as texts,
  canGrant,
  type BulkResult,
  type Standing,
  type TeamSummary,
} from '@touchline/contract';
import { Button, Dialog, ProgressBar, Stack, toast } from '@touchline/ui-kit';
import { useState } from 'react';
import { BulkPreview, BulkReport } from './bulk-lists';
import { BulkSource } from './bulk-source';
import { hasAddress, readRows } from './bulk-rows';
import { useBulkUpload } from './user-queries';

interface BulkDialogProps {
  team: TeamSummary;
  standing: Standing;
  isOpen: boolean;
  onClose: () => void;
}

/** Imports many users: paste or choose a list, preview, send, report. */
export function BulkDialog({ team, standing, isOpen, onClose }: BulkDialogProps) {
  const [text, setText] = useState('');
  const [role, setRole] = useState('player');
  const [share, setShare] = useState(0);
  const [result, setResult] = useState<BulkResult>();
  const upload = useBulkUpload(team.id);
  const rows = readRows(text, { defaultRole: role, sport: team.sport });
  const roles = teamRoles.filter((id) => canGrant(standing, id)).map((id) => ({ id, label: roleLabel(id) }));
  const good = rows.filter(({ problem }) => problem === undefined).map(({ row }) => row);
  const leftOut = rows.filter(({ problem }) => problem !== undefined);

  const send = () => {
    if (rows.length === 0) refuse(texts.noData, texts.noDataDetail);
    else if (!hasAddress(rows) || good.length === 0) refuse(texts.invalidData, texts.invalidDataDetail);
    else
      upload.mutate({ rows: good, leftOut: leftOut.length, onProgress: setShare }, { onSuccess: setResult });
  };
  const again = () => {
    setText('');
    setResult(undefined);
  };
  const buttons = result ? (
    <>
      <Button onPress={again}>{texts.again}</Button>
      <Button tone="accent" onPress={onClose}>
        {texts.close}
      </Button>
    </>
  ) : (
    <>
      <Button onPress={onClose}>{appTexts.cancel}</Button>
      <Button tone="accent" isPending={upload.isPending} onPress={send}>
        {texts.bulkSend(good.length)}
      </Button>
    </>
  );
  return (
    <Dialog
      title={texts.bulkTitle}
      size="large"
      isOpen={isOpen}
      isDismissable={text === ''}
      onOpenChange={onClose}
      footer={buttons}
    >
      {result ? (
        <BulkReport result={result} leftOut={leftOut} />
      ) : (
        <Stack gap="16">
          <BulkSource text={text} setText={setText} role={role} setRole={setRole} roles={roles} />
          {upload.isPending && <ProgressBar label={texts.bulkSending} share={share} />}
          {rows.length > 0 && <BulkPreview rows={rows} />}
        </Stack>
      )}
    </Dialog>
  );
}

const refuse = (title: string, description: string) => toast({ title, description, tone: 'danger' });
