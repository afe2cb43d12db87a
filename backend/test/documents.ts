import { compoundFile } from './compound-file';
import { zipOf } from './zip';

const openXml = 'application/vnd.openxmlformats-officedocument.';
const openDocument = 'application/vnd.oasis.opendocument.';

/** Returns an Office Open XML file with the parts that tell its type. */
export const officeFile = (kind: string, part: string) =>
  zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${kind}.main+xml"/></Types>`,
    '_rels/.rels': '<Relationships/>',
    [part]: '<document/>',
  });
const openDocumentFile = (kind: string) =>
  zipOf({ mimetype: `${openDocument}${kind}`, 'content.xml': '<office:document-content/>' });

/** Documents that editors attach: name, content, and the MIME type. */
export const documents: readonly [name: string, content: Buffer, mimeType: string][] = [
  [
    'plan.docx',
    await officeFile(`${openXml}wordprocessingml.document`, 'word/document.xml'),
    `${openXml}wordprocessingml.document`,
  ],
  [
    'squad.xlsx',
    await officeFile(`${openXml}spreadsheetml.sheet`, 'xl/workbook.xml'),
    `${openXml}spreadsheetml.sheet`,
  ],
  [
    'talk.pptx',
    await officeFile(`${openXml}presentationml.presentation`, 'ppt/presentation.xml'),
    `${openXml}presentationml.presentation`,
  ],
  ['plan.odt', await openDocumentFile('text'), `${openDocument}text`],
  ['squad.ods', await openDocumentFile('spreadsheet'), `${openDocument}spreadsheet`],
  ['talk.odp', await openDocumentFile('presentation'), `${openDocument}presentation`],
  ['plan.doc', compoundFile(['WordDocument']), 'application/msword'],
  ['squad.xls', compoundFile(['Workbook']), 'application/vnd.ms-excel'],
  ['talk.ppt', compoundFile(['PowerPoint Document']), 'application/vnd.ms-powerpoint'],
  ['secret.xlsx', compoundFile(['EncryptionInfo', 'EncryptedPackage']), `${openXml}spreadsheetml.sheet`],
  ['plan.rtf', Buffer.from("{\\rtf1\\ansi Wer \\'fcbt, gewinnt}"), 'application/rtf'],
  ['fixtures.ics', Buffer.from('\ufeffBEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'), 'text/calendar'],
  ['plan.pdf', Buffer.from('%PDF-1.7\n1 0 obj'), 'application/pdf'],
];
