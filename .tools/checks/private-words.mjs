/**
 * Words that stood for a term of the field in earlier versions of this code, with the term to use. Names and comments may not contain
 * them. A word is listed only if the code has no other use for it. Texts, and names in backquotes such as those of tables, are not checked.
 *
 * @type {Record<string, string>}
 */
export const privateWords = {
  addressee: 'recipient',
  allowance: 'limit',
  anew: 'again',
  complaint: 'error',
  deed: 'action',
  farewell: 'shutdown',
  haystack: 'search index or text',
  lately: 'recent',
  newcomer: 'new member',
  patience: 'timeout',
  sought: 'search term',
  squeeze: 'strip or shrink',
  thereof: 'of it',
  told: 'notified or sent',
  upkeep: 'maintenance or cleanup',
  whence: 'from which',
  whereabouts: 'location',
  whoever: 'the user who',
};

const pattern = new RegExp(`(?<![a-z])(${Object.keys(privateWords).join('|')})(s|ed|ing)?(?![a-z])`, 'i');

/**
 * Returns the first private word in a name or a comment.
 *
 * @param {string} text
 */
export function privateWordIn(text) {
  const spaced = text
    .replaceAll(/`[^`]*`/g, '')
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
  return pattern.exec(spaced)?.[1]?.toLowerCase();
}
