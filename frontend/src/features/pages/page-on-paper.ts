import { calls, pageTexts, type Page, type PageFileJob } from '@touchline/contract';
import { changeToast, dismissToast, toast } from '@touchline/ui-kit';
import { api } from '../../shared/api';

/** Milliseconds between two looks at a job. */
const pause = 500;
/** A phone beside the pitch loses its network now and then: so many looks in a row may fail. */
const patience = 20;

const underWay = new Set<number>();

/** Has the page made into a PDF, shows how far that is, and saves the file. */
export async function downloadPdf(page: Pick<Page, 'id'>): Promise<void> {
  if (underWay.has(page.id)) return;
  underWay.add(page.id);
  const said = toast({ title: pageTexts.pdfBeingMade, share: 'unknown' });
  try {
    const job = await api(calls.pageFiles.create, { params: { pageId: page.id } });
    save(await whenMade(job, (share) => changeToast(said, { share })));
    changeToast(said, { title: pageTexts.pdfMade, tone: 'success', share: undefined });
  } catch {
    dismissToast(said);
    toast({
      title: pageTexts.exportFailed,
      description: pageTexts.pdfFailedDetail,
      tone: 'danger',
      action: { label: pageTexts.tryAgain, onPress: () => void downloadPdf(page) },
    });
  } finally {
    underWay.delete(page.id);
  }
}

/** The address of the file. */
async function whenMade(first: PageFileJob, onProgress: (share: number) => void): Promise<string> {
  let job = first;
  for (let failures = 0; ;) {
    if (job.state === 'failed') throw new Error('The file was not made');
    if (job.url !== null) return job.url;
    if (job.progress > 0) onProgress(job.progress);
    await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      job = await api(calls.pageFiles.job, { params: { jobId: job.id } });
      failures = 0;
    } catch (error) {
      if (!(error instanceof TypeError) || ++failures === patience) throw error;
    }
  }
}

function save(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** Opens the page as a document, and what prints it. The window comes first: browsers allow it with the press only. */
export async function openPrintable({ id, title, content }: Page): Promise<void> {
  const view = window.open('', '_blank');
  try {
    if (!view) throw new Error('No window was allowed');
    const html = await api(calls.pages.print, { params: { pageId: id }, body: { title, content } });
    view.document.write(html);
    // Its style sheets have then come. Writing into a window takes away what listened to it before.
    view.addEventListener('load', () => view.print());
    view.document.close();
    toast({ title: pageTexts.printing, tone: 'success' });
  } catch {
    view?.close();
    toast({
      title: pageTexts.exportFailed,
      description: pageTexts.exportFailedDetail,
      tone: 'danger',
    });
  }
}
