import { describe, expect, it } from 'vitest';
import { descriptionHtml, descriptionText } from './description-text';

describe('the description of a team', () => {
  it('is read without its HTML, a line for a line', () => {
    expect(descriptionText('<p>First <b>XV</b></p><ul><li>Tuesday</li><li>Thursday</li></ul>')).toBe(
      'First XV\nTuesday\nThursday',
    );
    expect(descriptionText('Wind &amp; rain &lt; sun')).toBe('Wind & rain < sun');
    expect(descriptionText(null)).toBe('');
  });

  it('comes back as it was typed, also where it looks like HTML', () => {
    const typed = 'Ages <12 & >10\n<b>not bold</b> &amp;';
    expect(descriptionText(descriptionHtml(typed))).toBe(typed);
  });
});
