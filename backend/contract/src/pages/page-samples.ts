/**
 * One sample of each block and mark, in the canonical form of docs/content.md: parsing, storing and serializing it changes no byte.
 */
export const pageSamples = {
  nothing: '',
  'an empty line': '<p data-id="aaaaaa"></p>',
  headings: '<h2 data-id="aaaaaa">Calls</h2><h3 data-id="bbbbbb">Front</h3><h4 data-id="cccccc">Tail</h4>',
  'nested marks':
    '<p data-id="aaaaaa"><a href="https://club.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer"><span data-color="red"><b>a<i>b<u>c<s>d<code>e</code></s></u></i></b></span></a></p>',
  'marks in a highlight':
    '<p data-id="aaaaaa">a <a href="/pages/1" target="_blank" rel="noopener noreferrer"><span data-color="blue"><mark>b<b>c</b><code>d</code></mark></span></a></p>',
  'marks that overlap': '<p data-id="aaaaaa"><b>one <i>two</i></b><i> three</i></p>',
  'both colours':
    '<p data-id="aaaaaa"><span data-color="red">red</span> <span data-color="blue">blue</span></p>',
  'a link to an address':
    '<p data-id="aaaaaa"><a href="mailto:coach@club.example" target="_blank" rel="noopener noreferrer">Ask</a></p>',
  'mentions of a page and a play':
    '<p data-id="aaaaaa">See <a href="/pages/12" data-page="12"><b>Lineout calls</b></a> and <a href="/plays/3" data-play="3">Lighthouse</a>.</p>',
  spaces: '<p data-id="aaaaaa">&nbsp;two&nbsp; spaces&nbsp;<br>and a break&nbsp;</p>',
  entities: '<p data-id="aaaaaa">a &lt;b&gt; &amp;amp; "c" \'d\' 🏉</p>',
  list: '<ul data-id="aaaaaa"><li>a<ul><li>b<ul><li>c</li></ul></li><li></li></ul></li><li>d</li></ul>',
  'numbered list': '<ol data-id="aaaaaa" start="3"><li>a<ol><li>b</li></ol></li></ol>',
  checklist:
    '<ul data-id="aaaaaa" data-type="checklist"><li data-checked="true">a</li><li data-checked="false"></li></ul>',
  quote: '<blockquote data-id="aaaaaa"><p>Win the gain line.</p><footer>Coach</footer></blockquote>',
  'quote without a source': '<blockquote data-id="aaaaaa"><p></p></blockquote>',
  callout: '<aside data-id="aaaaaa" data-type="callout" data-tone="tip">Feet <b>first</b></aside>',
  'callouts of the other tones':
    '<aside data-id="aaaaaa" data-type="callout" data-tone="info">a</aside><aside data-id="bbbbbb" data-type="callout" data-tone="warning">b</aside>',
  divider: '<hr data-id="aaaaaa">',
  code: '<pre data-id="aaaaaa" data-lang="ts"><code>\n  a &lt; b\n\n</code></pre>',
  'table with a header':
    '<table data-id="aaaaaa"><thead><tr><th scope="col">Call</th><th scope="col"></th></tr></thead><tbody><tr><td>a<br>b</td><td></td></tr></tbody></table>',
  'empty table':
    '<table data-id="aaaaaa"><tbody><tr><td></td><td></td></tr><tr><td></td><td></td></tr></tbody></table>',
  'merged cells':
    '<table data-id="aaaaaa"><tbody><tr><td colspan="2">a</td><td rowspan="2">b<br>c</td></tr><tr><td>d</td><td></td></tr></tbody></table>',
  'merged cells in a header of two rows':
    '<table data-id="aaaaaa"><thead><tr><th scope="col" rowspan="2">Call</th><th scope="col" colspan="2"></th></tr><tr><th scope="col">Front</th><th scope="col">Tail</th></tr></thead><tbody><tr><td colspan="3">a</td></tr></tbody></table>',
  'headers of rows':
    '<table data-id="aaaaaa"><thead><tr><th scope="col">Call</th><th scope="col">Jumper</th></tr></thead><tbody><tr><th scope="row" rowspan="2">Falcon</th><td>2</td></tr><tr><td>4</td></tr><tr><th scope="row"></th><td>5</td></tr></tbody></table>',
  'headers between rows':
    '<table data-id="aaaaaa"><tbody><tr><td>a</td><th scope="row">b</th></tr><tr><th scope="col">c</th><th scope="col">d</th></tr></tbody></table>',
  image:
    '<figure data-id="aaaaaa" data-type="image" data-cols="6" data-align="left"><img src="/api/media/1/pod.png" alt=""><figcaption>A <b>pod</b></figcaption></figure>',
  'image with its size':
    '<figure data-id="aaaaaa" data-type="image" data-cols="12"><img src="/api/media/1/pod.png?size=medium" alt="A &quot;pod&quot; &amp; a lift" width="1280" height="720"></figure>',
  video:
    '<figure data-id="aaaaaa" data-type="video" data-cols="12"><video src="/api/media/2/try.mp4" controls="" preload="metadata"></video></figure>',
  'video with a poster frame':
    '<figure data-id="aaaaaa" data-type="video" data-cols="12"><video src="/api/media/2/try.mp4" width="1920" height="1080" controls="" preload="metadata"></video></figure>',
  audio:
    '<figure data-id="aaaaaa" data-type="audio"><audio src="/api/media/3/call.mp3" controls="" preload="metadata"></audio></figure>',
  file: '<figure data-id="aaaaaa" data-type="file"><a href="/api/media/4/plan.pdf" download="" data-mime="application/pdf" data-size="2048">plan.pdf</a></figure>',
};
