import type { Readable } from 'node:stream';
import { mediaTexts } from '@touchline/contract';
import { Refusal } from '../../platform/http';
import type { IncomingFile } from './media-intake.service';

/** As much of a multipart request as we look at. */
export interface MultipartRequest {
  isMultipart(): boolean;
  parts(): AsyncIterableIterator<Part>;
}

type Part =
  | { type: 'field'; fieldname: string }
  | {
      type: 'file';
      fieldname: string;
      filename: string | undefined;
      file: Readable & { truncated: boolean };
    };

const field = 'files';

/** The files of a multipart request, in the order sent; a part that is anything else is refused. */
export async function* filesOf(request: MultipartRequest): AsyncGenerator<IncomingFile> {
  if (!request.isMultipart()) throw new Refusal('wrong_type');
  let isEmpty = true;
  for await (const part of request.parts()) {
    if (part.fieldname !== field || part.type !== 'file') throw invalid(part.fieldname, mediaTexts.onlyFiles);
    isEmpty = false;
    yield { name: part.filename ?? '', content: part.file };
    if (part.file.truncated) throw new Refusal('too_large');
  }
  if (isEmpty) throw invalid(field, mediaTexts.noFiles);
}

const invalid = (name: string, message: string) =>
  new Refusal('validation_failed', { fields: [{ field: name, message }] });
