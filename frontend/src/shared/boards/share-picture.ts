import { playPictureTexts as texts } from '@touchline/contract';
import { dismissToast, toast } from '@touchline/ui-kit';
import { pictureFile, type PictureFormat, type StepOfPlay } from './picture-file';

/** Shares the picture of a step by the system, or downloads it where the system does not share files. */
export async function sharePicture(shown: StepOfPlay, format: PictureFormat): Promise<void> {
  const file = await pictureFile(shown, format).catch(() => undefined);
  if (!file) return void toast({ title: texts.failed, description: texts.notDrawn, tone: 'danger' });
  if (!navigator.canShare?.({ files: [file] })) return download(file);
  // Browsers share during a user gesture only, which may have ended while the picture was drawn: a second press is one.
  if (await isShared(file)) return;
  const id = toast({
    title: texts.ready,
    action: {
      label: texts.share,
      onPress: () => {
        dismissToast(id);
        void isShared(file).then((isDone) => isDone || download(file));
      },
    },
  });
}

/** Returns false if the browser refuses; a user who cancels has decided. */
async function isShared(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Time in which the browser has taken over a download: Safari reads the URL later. */
const DOWNLOAD_MS = 60_000;

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_MS);
}
