/**
 * Texts of the style sheets of boards. Only a build of the app fills it (frontend/build/part-styles.ts); elsewhere they are linked.
 * @public
 */
export const boardSheets: string[] = [];

/**
 * The styles of boards, for documents whose style sheet lacks them: few documents show a board. The text of each element is allowed by its
 * hash in the content security policy.
 */
export function BoardStyles() {
  return boardSheets.map((css) => <style key={css} dangerouslySetInnerHTML={{ __html: css }} />);
}
