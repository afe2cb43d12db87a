import { pageTexts } from '@touchline/contract';
import { DownloadIcon, type MenuEntry, toast } from '@touchline/ui-kit';

export { sunlightGroup } from '../../shared/reading/sunlight-group';

/** Menu entry that downloads a play as PDF. */
export const pdfItem = (playId: number): MenuEntry => ({
  id: 'pdf',
  label: pageTexts.downloadPdf,
  icon: DownloadIcon,
  onAction: () =>
    void import('../../features/pages/page-exports').then(
      ({ downloadPdf }) => downloadPdf({ kind: 'play', id: playId }),
      () =>
        toast({ title: pageTexts.exportFailed, description: pageTexts.exportFailedDetail, tone: 'danger' }),
    ),
});
