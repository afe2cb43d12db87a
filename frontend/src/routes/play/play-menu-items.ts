import { pageListTexts, pageTexts, playPictureTexts, type Play } from '@touchline/contract';
import { DownloadIcon, type MenuEntry, ShareIcon, toast } from '@touchline/ui-kit';

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
        toast({
          title: pageListTexts.exportFailed,
          description: pageListTexts.exportFailedDetail,
          tone: 'danger',
        }),
    ),
});

/** Menu entries that share the picture of a step of the board, by its index; none without a board. */
export function pictureItems(
  { title, board }: Pick<Play, 'board'> & { title: string },
  step: number,
): MenuEntry[] {
  if (!board) return [];
  const { failed, failedDetail, start } = playPictureTexts;
  const share = (format: 'png' | 'svg') =>
    void import('../../shared/boards/share-picture').then(
      ({ sharePicture }) => sharePicture({ title, board, step }, format),
      () => toast({ title: failed, description: failedDetail, tone: 'danger' }),
    );
  const detail = board.steps.length > 0 ? playPictureTexts.step(step + 1) : start;
  return [
    { id: 'png', label: playPictureTexts.png, detail, icon: ShareIcon, onAction: () => share('png') },
    { id: 'svg', label: playPictureTexts.svg, detail, icon: ShareIcon, onAction: () => share('svg') },
  ];
}
