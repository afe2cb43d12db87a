import type { Readable } from 'node:stream';
import { mediaTexts } from '@touchline/contract';
import { Refusal } from '../../platform/http';
import type { IncomingFile } from './media-intake.service';

/** The part of a multipart request that uploads need. */
export interface MultipartRequest {
  isMultipart(): boolean;
  parts(): AsyncIterable<Part>;
  raw: Pick<Readable, 'unpipe' | 'resume'>;
}

/** Parts may lack a name. */
type Part =
  | { type: 'field'; fieldname: string | undefined }
  | {
      type: 'file';
      fieldname: string | undefined;
      filename: string | undefined;
      file: Readable & { truncated: boolean };
    };

const field = 'files';

/** Yields the files of a multipart request in order; refuses any other part. */
export async function* filesOf(request: MultipartRequest): AsyncGenerator<IncomingFile> {
  if (!request.isMultipart()) throw new Refusal('wrong_type');
  let isEmpty = true;
  try {
    for await (const part of withBadRequest(request.parts())) {
      if (part.fieldname !== field || part.type !== 'file')
        throw invalid(part.fieldname ?? '', mediaTexts.onlyFiles);
      isEmpty = false;
      yield { name: part.filename ?? '', content: withBadRequest(part.file) };
      if (part.file.truncated) throw new Refusal('too_large');
    }
  } finally {
    drain(request);
  }
  if (isEmpty) throw invalid(field, mediaTexts.noFiles);
}

/** Turns parser errors and aborted uploads into 400; errors of the parser's limits have their own status. */
async function* withBadRequest<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (error) {
    const isNamed = error instanceof Error && 'statusCode' in error;
    throw isNamed ? error : new Refusal('bad_request');
  }
}

/** Drains the request, because browsers read the response only after they have sent the whole body. */
function drain({ raw }: MultipartRequest): void {
  raw.unpipe();
  raw.resume();
}

const invalid = (name: string, message: string) =>
  new Refusal('validation_failed', { fields: [{ field: name, message }] });
