import { describe, expect, it } from 'vitest';
import { mediaUrl } from '../../platform/storage';
import { disposition, tidyName } from './media-name';

describe('names of files', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\plan.pdf', 'plan.pdf'],
    ['a\r\nSet-Cookie: x=1.png', 'aSet-Cookie_ x=1.png'],
    ['exe\u202egnp.txt', 'exegnp.txt'],
    ['..', 'file'],
    ['', 'file'],
    ['\ud800.png', 'png'],
    ['Übung 3.png', 'Übung 3.png'],
  ])('%j is kept as %j', (given, kept) => expect(tidyName(given)).toBe(kept));

  it('are truncated, keeping the extension', () => {
    expect(tidyName(`${'a'.repeat(400)}.png`)).toMatch(/^a{146}\.png$/);
  });

  it('are escaped in URLs and headers', () => {
    expect(mediaUrl(7, 'a b/ü.png')).toBe('/api/media/7/a%20b%2F%C3%BC.png');
    expect(disposition('inline', 'ü".png')).toBe(`inline; filename="__.png"; filename*=UTF-8''%C3%BC%22.png`);
  });
});
