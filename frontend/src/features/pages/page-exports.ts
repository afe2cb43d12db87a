import {
  pageCalls,
  pageFileCalls,
  pageListTexts,
  pageTexts,
  type Page,
  type PageFileJob,
} from '@touchline/contract';
import { changeToast, dismissToast, toast } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';

/** Polling interval of a job. */
const POLL_INTERVAL_MS = 500;
/** Consecutive polls that may fail: phones lose their network now and then. */
const MAX_FAILED_POLLS = 20;

interface Content {
  kind: 'page' | 'play';
  id: number;
}

const underWay = new Set<string>();

/** Creates a PDF on the server, shows its progress, and downloads it. */
export async function downloadPdf({ kind, id }: Content): Promise<void> {
  const key = `${kind}-${id}`;
  if (underWay.has(key)) return;
  underWay.add(key);
  const toastId = toast({ title: pageListTexts.pdfBeingMade, share: 'unknown' });
  try {
    const job = await (kind === 'page'
      ? api(pageFileCalls.create, { params: { pageId: id } })
      : api(pageFileCalls.createForPlay, { params: { playId: id } }));
    save(await waitForFile(job, (share) => changeToast(toastId, { share })));
    changeToast(toastId, { title: pageListTexts.pdfMade, tone: 'success', share: undefined });
  } catch {
    dismissToast(toastId);
    toast({
      title: pageListTexts.exportFailed,
      description: pageListTexts.pdfFailedDetail,
      tone: 'danger',
      action: { label: pageTexts.tryAgain, onPress: () => void downloadPdf({ kind, id }) },
    });
  } finally {
    underWay.delete(key);
  }
}

/** Polls the job and returns the URL of the file. */
async function waitForFile(first: PageFileJob, onProgress: (share: number) => void): Promise<string> {
  let job = first;
  for (let failures = 0; ;) {
    if (job.state === 'failed') throw new Error('The file was not made');
    if (job.url !== null) return job.url;
    if (job.progress > 0) onProgress(job.progress);
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    try {
      job = await api(pageFileCalls.job, { params: { jobId: job.id } });
      failures = 0;
    } catch (error) {
      if (!(error instanceof TypeError) || ++failures === MAX_FAILED_POLLS) throw error;
    }
  }
}

function save(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** Shows a printable document in a window, null if the browser allowed none, and prints it. */
export async function printIn(view: Window | null, { id, title, content }: Page): Promise<void> {
  try {
    if (!view) throw new Error('No window was allowed');
    const html = await api(pageCalls.print, { params: { pageId: id }, body: { title, content } });
    view.document.write(html);
    // Its style sheets are loaded by then. Added after `write`, which removes earlier listeners.
    view.addEventListener('load', () => view.print());
    view.document.close();
    toast({ title: pageListTexts.printing, tone: 'success' });
  } catch {
    view?.close();
    toast({
      title: pageListTexts.exportFailed,
      description: pageListTexts.exportFailedDetail,
      tone: 'danger',
    });
  }
}
