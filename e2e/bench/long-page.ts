const sentences = [
  'Win the gain line, then play <b>wide</b>.',
  'Four calls, one shape, and <i>everybody</i> knows it before the walk.',
  'See <a href="https://club.example/film" target="_blank" rel="noopener noreferrer">the film</a> of Saturday.',
  'Falcon goes to the front pod, <span data-color="red">Hawk</span> to the middle, and <mark>Kite</mark> to the tail.',
];

/** Returns a long but realistic page: every kind of block, mostly paragraphs. */
export function longPage(blocks: number): string {
  return Array.from({ length: blocks }, (_, place) => block(place)).join('');
}

function block(place: number): string {
  const id = `data-id="long-${place}"`;
  const text = `${sentences[place % sentences.length]} ${sentences[(place + 1) % sentences.length]}`;
  switch (place % 20) {
    case 0:
      return `<h2 ${id}>Part ${place}</h2>`;
    case 5:
      return `<ul ${id}><li>${text}<ul><li>Two lifts</li></ul></li><li>Ball to the scrum-half</li></ul>`;
    case 9:
      return `<table ${id}><tbody>${`<tr>${'<td>Call</td>'.repeat(4)}</tr>`.repeat(4)}</tbody></table>`;
    case 13:
      return `<ul ${id} data-type="checklist"><li data-checked="true">${text}</li></ul>`;
    case 17:
      return `<blockquote ${id}><p>${text}</p><footer>Coach</footer></blockquote>`;
    default:
      return `<p ${id}>${text}</p>`;
  }
}
