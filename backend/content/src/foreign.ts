import { pageSamples } from '@touchline/contract';

/** Pages in the canonical form: each must come back byte for byte, also what the editor only keeps. */
export const canonical: Record<string, string> = {
  ...pageSamples,
  tactics:
    '<figure data-id="aaaaaa" data-type="tactics" data-board="{&quot;v&quot;:1,&quot;tokens&quot;:[[&quot;a&quot;,&quot;7&quot;]]}"><figcaption>Falcon</figcaption></figure>',
};

/** HTML from elsewhere: it may be simplified, but every word must survive. */
export const foreign: Record<string, string> = {
  'loose text': 'one <b>two</b><p>three</p>four',
  'nested containers': '<div><section><p>a</p>b<div>c<p>d</p></div></section></div>',
  'picture in a paragraph': '<p>before <img src="/api/media/1/a.png" alt="pod"> after</p>',
  'picture in a link in a cell':
    '<table><tr><td>a <a href="#"><img src="/api/media/1/a.png" alt="b"></a></td></tr></table>',
  'figure with two pictures':
    '<figure><img src="/api/media/1/a.png" alt="a"><img src="/api/media/1/b.png" alt="b"><figcaption>both</figcaption></figure>',
  'mixed lists': '<ul>loose<li>a<ol><li>b</li></ol>c</li><ul><li>d</li></ul></ul>',
  'paragraphs in items': '<ul><li><p>a</p><p>b</p></li><li><h2>c</h2></li></ul>',
  'headings 1 and 6': '<h1>a</h1><h6>b</h6>',
  'merged cells':
    '<table><caption>t</caption><tr><th colspan="2">a</th><td rowspan="2">b</td></tr><tr><td>c</td><td>d</td></tr></table>',
  'merged cells that overlap':
    '<table><tr><td>a</td><td rowspan="2">b</td></tr><tr><td colspan="2">c</td><td>d</td></tr></table>',
  'merged cells that reach outside':
    '<table><thead><tr><th colspan="9" rowspan="9">a</th></tr></thead><tr><td rowspan="0">b</td><td>c</td></tr><tr></tr><tr><td>d</td></tr></table>',
  'merged cells of a million columns':
    '<table><tr><td colspan="1000000" rowspan="1000000">a</td></tr><tr><td colspan="-1">b</td><td rowspan="x">c</td></tr></table>',
  'headers of rows':
    '<table><thead><tr><td> </td><th>Front</th></tr></thead><tr><th>Call</th><td>a</td></tr><tr><th scope="rowgroup" rowspan="2">Hawk</th><td>b</td></tr><tr><td>c</td></tr></table>',
  'headers between rows':
    '<table><tr><td>a</td><td>b</td></tr><tr><th>c</th><th>d</th></tr><tr><th scope="COL">e</th><th scope="x">f</th></tr><tr><td>g</td><th>h</th></tr></table>',
  'a header of two rows':
    '<table><thead><tr><th>a</th><th>b</th></tr><tr><th>c</th><td>d</td></tr></thead><tr><td>e</td></tr></table>',
  'a header shorter than its table': '<table><tr><th>a</th></tr><tr><td>b</td><td>c</td></tr></table>',
  'table in a table': '<table><tr><td>a<table><tr><td>b</td></tr></table>c</td></tr></table>',
  'long quote': '<blockquote><p>a</p><p>b</p><ul><li>c</li></ul><cite>d</cite></blockquote>',
  'code with marks': '<pre>a<b>b</b><br>c\n</pre>',
  'definition list and details': '<dl><dt>a</dt><dd>b</dd></dl><details><summary>c</summary>d</details>',
  'unknown elements': '<x-play>a<y-move>b</y-move></x-play><font color="red">c</font>',
  'scripts and styles': 'a<script>alert(1)</script><style>p{}</style><p onclick="x()">b</p>',
  'dangerous address': '<p><a href="java&#10;script:alert(1)">a</a> <a href=" https://ok.example">b</a></p>',
  'the same id twice': '<p data-id="aaaaaa">a</p><p data-id="aaaaaa">b</p><p data-id="!">c</p>',
};

/** The expected HTML of each foreign sample. */
export const foreignWritten: Record<string, string> = {
  'loose text': '<p>one <b>two</b></p><p>three</p><p>four</p>',
  'nested containers': '<p>a</p><p>b</p><p>c</p><p>d</p>',
  'picture in a paragraph':
    '<p>before</p><figure data-type="image" data-cols="6"><img src="/api/media/1/a.png" alt="pod"></figure><p>after</p>',
  'picture in a link in a cell':
    '<table><tbody><tr><td>a</td></tr></tbody></table><figure data-type="image" data-cols="6"><img src="/api/media/1/a.png" alt="b"></figure>',
  'figure with two pictures':
    '<figure data-type="image" data-cols="6"><img src="/api/media/1/a.png" alt="a"></figure><figure data-type="image" data-cols="6"><img src="/api/media/1/b.png" alt="b"></figure><p>both</p>',
  'mixed lists': '<ul><li>loose</li><li>a<ol><li>b</li></ol></li><li>c<ul><li>d</li></ul></li></ul>',
  'paragraphs in items': '<ul><li>a<br>b</li><li>c</li></ul>',
  'headings 1 and 6': '<h2>a</h2><h4>b</h4>',
  'merged cells':
    '<p>t</p><table><tbody><tr><th scope="row" colspan="2">a</th><td rowspan="2">b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
  'merged cells that overlap':
    '<table><tbody><tr><td>a</td><td rowspan="2">b</td><td></td></tr><tr><td>c</td><td>d</td></tr></tbody></table>',
  'merged cells that reach outside':
    '<table><thead><tr><th scope="col" colspan="2">a</th></tr></thead><tbody><tr><td rowspan="3">b</td><td>c</td></tr><tr><td></td></tr><tr><td>d</td></tr></tbody></table>',
  'merged cells of a million columns':
    '<table><tbody><tr><td rowspan="2">a</td><td></td><td></td></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
  'headers of rows':
    '<table><thead><tr><th scope="col"></th><th scope="col">Front</th></tr></thead><tbody><tr><th scope="row">Call</th><td>a</td></tr><tr><th scope="row" rowspan="2">Hawk</th><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
  'headers between rows':
    '<table><tbody><tr><td>a</td><td>b</td></tr><tr><th scope="col">c</th><th scope="col">d</th></tr><tr><th scope="col">e</th><th scope="col">f</th></tr><tr><td>g</td><th scope="row">h</th></tr></tbody></table>',
  'a header of two rows':
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><th scope="row">c</th><td>d</td></tr><tr><td>e</td><td></td></tr></tbody></table>',
  'a header shorter than its table':
    '<table><thead><tr><th scope="col">a</th><th scope="col"></th></tr></thead><tbody><tr><td>b</td><td>c</td></tr></tbody></table>',
  'table in a table': '<table><tbody><tr><td>a<br>b<br>c</td></tr></tbody></table>',
  'long quote': '<blockquote><p>a<br>b<br>c</p><footer>d</footer></blockquote>',
  'code with marks': '<pre><code>ab\nc\n</code></pre>',
  'definition list and details': '<p>a</p><p>b</p><p>c</p><p>d</p>',
  'unknown elements': '<p>abc</p>',
  'scripts and styles': '<p>a</p><p>b</p>',
  'dangerous address':
    '<p>a <a href="https://ok.example" target="_blank" rel="noopener noreferrer">b</a></p>',
  'the same id twice': '<p data-id="aaaaaa">a</p><p data-id="aaaaaa">b</p><p>c</p>',
};
