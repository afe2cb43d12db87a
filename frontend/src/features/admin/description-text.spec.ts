import { describe, expect, it } from 'vitest';
import { descriptionHtml, descriptionText } from './description-text';

describe('the description of a team', () => {
  it('is shown as text, one line for each block', () => {
    expect(descriptionText('<p>First <b>XV</b></p><ul><li>Tuesday</li><li>Thursday</li></ul>')).toBe(
      'First XV\nTuesday\nThursday',
    );
    expect(descriptionText('Wind &amp; rain &lt; sun')).toBe('Wind & rain < sun');
    expect(descriptionText(null)).toBe('');
  });

  it('is stored escaped, also when it looks like HTML', () => {
    const typed = 'Ages <12 & >10\n<b>not bold</b> &amp;';
    expect(descriptionText(descriptionHtml(typed))).toBe(typed);
  });
});
