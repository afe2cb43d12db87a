import { describe, it } from 'vitest';
import { addFigure } from '../../.tools/bench/figures.mjs';
import { addPeople, backends, useGrownClubs } from '../test/grown-club';

const mails = 2000;
const { start, allAreSent } = useGrownClubs({ servers: 21_440, redis: 21_404 });

describe('jobs', () => {
  it.each(backends)('carried by %s', async (backend) => {
    const club = await start(backend);
    const started = performance.now();
    await addPeople(club, mails);
    const written = performance.now();
    await allAreSent(mails);
    const seconds = (performance.now() - written) / 1000;
    addFigure({
      area: 'Jobs',
      what: `mails of one worker over ${backend}`,
      unit: 'a second',
      median: mails / seconds,
      also: { [`s to write ${mails}`]: (written - started) / 1000 },
    });
  });
});
