const texts = /<(p|h[1-6]|ul|ol|li|t[hd]|footer|figcaption|aside|blockquote)(?=[ >])/g;

/** Gives each text of cleaned HTML the direction of its own script: `dir="auto"` looks at its first letter. */
export const withTextDirections = (html: string) => html.replace(texts, '<$1 dir="auto"');
