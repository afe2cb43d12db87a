/** Writes a block of a built-in template in the canonical form of `docs/content.md`. */
type Block = (id: string) => string;

export const heading =
  (text: string): Block =>
  (id) =>
    `<h2 data-id="${id}">${text}</h2>`;

export const paragraph =
  (text = ''): Block =>
  (id) =>
    `<p data-id="${id}">${text}</p>`;

export const bullets =
  (...items: string[]): Block =>
  (id) =>
    `<ul data-id="${id}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export const checklist =
  (...items: string[]): Block =>
  (id) =>
    `<ul data-id="${id}" data-type="checklist">${items.map((item) => `<li data-checked="false">${item}</li>`).join('')}</ul>`;

/** Writes a table with a header row; rows are filled with empty cells. */
export const table =
  (columns: readonly string[], rows: readonly (readonly string[])[]): Block =>
  (id) => {
    const head = columns.map((column) => `<th scope="col">${column}</th>`).join('');
    const body = rows.map(
      (row) => `<tr>${columns.map((_, at) => `<td>${row[at] ?? ''}</td>`).join('')}</tr>`,
    );
    return `<table data-id="${id}"><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
  };

/** Joins blocks and gives each an id of its own. */
export const blocks = (...all: Block[]): string =>
  all.map((block, at) => block(`tpl${String(at).padStart(3, '0')}`)).join('');
