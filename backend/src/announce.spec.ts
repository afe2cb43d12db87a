import { describe, expect, it } from 'vitest';
import { readyLines } from './announce';

const linesAt = (publicUrl: string) =>
  readyLines(
    { publicUrl, dataDir: '/srv/touchline', databaseUrl: undefined },
    { isEmpty: false, signIns: [] },
  );
const plainHttp = (publicUrl: string) => linesAt(publicUrl).filter((line) => line.includes('Plain http'));

describe('the start message', () => {
  it.each([
    'http://touchline.club.example',
    'http://192.168.1.20:3000',
    'http://localhost.example',
    'http://[fd00::1]',
  ])('warns of plain http at %s', (publicUrl) => {
    expect(plainHttp(publicUrl)).toEqual([
      '  Plain http: passwords and pages are sent unencrypted, and unsaved text of a tab that is still open is offered in others. See docs/running.md.',
    ]);
  });

  it.each([
    'https://touchline.club.example',
    'http://localhost:3000',
    'http://touchline.localhost:3000',
    'http://127.0.0.1:3000',
    'http://127.8.9.1',
    'http://[::1]:3000',
  ])('does not warn at %s, which browsers treat as secure', (publicUrl) => {
    expect(plainHttp(publicUrl)).toEqual([]);
  });
});
