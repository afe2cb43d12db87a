import {
  appTexts,
  fillPath,
  limits,
  mediaTexts,
  type ResponseOf,
  type Call,
  type MediaCopy,
  type MediaFile,
  type ParamsOf,
} from '@touchline/contract';
import { fileSize, toast } from '@touchline/ui-kit';
import { errorOf, isStatus, serverMessage } from './api-error';
import { tabId } from '../tab';
import { tabAccount } from '../tab-account';

export interface UploadOptions {
  /** Called with the uploaded share, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** A stored file; `isUnplayable` is true for a film or sound that this browser cannot play. */
export type SentFile = MediaFile & { isUnplayable?: boolean };

/** Uploads a file to the media library and returns the stored file. */
export type SendFile = (file: File, sending: UploadOptions) => Promise<SentFile>;

/** Copies files of other teams into the media library. */
export type CopyFiles = (fileIds: readonly number[]) => Promise<MediaCopy[]>;

/** Uploads one file as multipart with XMLHttpRequest, which reports progress, unlike `fetch`. Rejects like `api`. */
export function sendFile<C extends Call>(
  { path, method }: C,
  { params, file }: { params: ParamsOf<C>; file: File },
  { onProgress, signal }: Partial<UploadOptions> = {},
): Promise<ResponseOf<C>> {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('files', file);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      const isGood = request.status >= 200 && request.status < 300;
      if (isGood) done(JSON.parse(request.responseText) as ResponseOf<C>);
      else failed(errorOf(request.status, request.responseText || request.statusText));
    };
    request.onerror = () => failed(new TypeError('Failed to send'));
    request.onabort = () => failed(new DOMException('Stopped', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.open(method, fillPath(path, params));
    for (const [name, value] of Object.entries({ 'x-tab-id': tabId, ...tabAccount.headers() }))
      request.setRequestHeader(name, value);
    request.send(body);
  });
}

/** Returns the message of a failed upload. */
export function uploadFailure(error: unknown): string {
  if (isStatus(error, 415)) return mediaTexts.notAccepted;
  if (isStatus(error, 413)) return mediaTexts.tooLarge(fileSize(limits.mediaBytes));
  if (error instanceof TypeError) return appTexts.noConnection;
  return serverMessage(error) ?? mediaTexts.uploadFailedDetail;
}

/** Returns the message of a failed copy. */
export function copyFailure(error: unknown): string {
  if (error instanceof TypeError) return appTexts.noConnection;
  return serverMessage(error) ?? mediaTexts.copyFailed;
}

/** Shows one toast for several uploads; each resolves to the stored file, or to nothing if it was cancelled. */
export function toastUploadResults(uploads: readonly Promise<SentFile | undefined>[]): void {
  void Promise.allSettled(uploads).then((outcomes) => {
    const hasFailed = outcomes.some(({ status }) => status === 'rejected');
    if (hasFailed) {
      toast({ title: mediaTexts.uploadFailed, description: mediaTexts.uploadFailedDetail, tone: 'danger' });
      return;
    }
    const files = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? (outcome.value ?? []) : [],
    );
    const unplayable = files
      .filter(({ isUnplayable }) => isUnplayable)
      .map(({ originalName }) => originalName);
    const description = unplayable.length > 0 ? mediaTexts.unplayable(unplayable) : undefined;
    if (files.length > 0) toast({ title: mediaTexts.uploaded, description, tone: 'success' });
  });
}
