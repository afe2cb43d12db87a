/** HTML, and a style sheet of it; both empty where there is nothing to see before the app is there. */
export interface DrawnView {
  view: string;
  styles: string;
}

export const nothing: DrawnView = { view: '', styles: '' };

/** As React writes attributes, and as contents are spelled. */
const ownStyle = /(<[\w-]+(?: [\w:-]+(?:="[^"]*")?)*?) style="([^"]*)"/g;

/** Declarations that end nowhere but where they should, and load nothing. */
const harmless = /^[\w\s:;.,%()-]*$/;
const loading = /url|image|expression/i;

/**
 * The document's policy lets no element bring its own style, so the styles that components give to elements become one sheet,
 * which the policy names, and they come before those of classes there, too. A view with any that does not look like one of theirs is not shown.
 */
export function withoutOwnStyles(html: string): DrawnView {
  const known = new Map<string, number>();
  const view = html.replace(ownStyle, (_, start: string, style: string) => {
    const number = known.get(style) ?? known.size;
    known.set(style, number);
    return `${start} data-drawn="${number}"`;
  });
  const styles = [...known.keys()];
  if (!styles.every((style) => harmless.test(style) && !loading.test(style))) return nothing;
  return { view, styles: styles.map((style, number) => `#root [data-drawn="${number}"]{${style}}`).join('') };
}
