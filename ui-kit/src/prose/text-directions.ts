const texts = /<(p|h[1-6]|ul|ol|li|t[hd]|footer|figcaption|aside|blockquote)(?=[ >])/g;

/**
 * Adds `dir="auto"` to each text element of sanitized HTML, so that its direction follows its first strong
 * character.
 */
export const withTextDirections = (html: string) => html.replace(texts, '<$1 dir="auto"');
