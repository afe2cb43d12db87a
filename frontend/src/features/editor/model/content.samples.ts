/** Pages in the canonical form: each must come back byte for byte. */
export const canonical: Record<string, string> = {
  nothing: '',
  'an empty line': '<p data-id="aaaaaa"></p>',
  headings: '<h2 data-id="aaaaaa">Calls</h2><h3 data-id="bbbbbb">Front</h3><h4 data-id="cccccc">Tail</h4>',
  'nested marks':
    '<p data-id="aaaaaa"><a href="https://club.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer"><span data-color="red"><b>a<i>b<u>c<s>d<code>e</code></s></u></i></b></span></a></p>',
  'marks that overlap': '<p data-id="aaaaaa"><b>one <i>two</i></b><i> three</i></p>',
  spaces: '<p data-id="aaaaaa">&nbsp;two&nbsp; spaces&nbsp;<br>and a break&nbsp;</p>',
  entities: '<p data-id="aaaaaa">a &lt;b&gt; &amp;amp; "c" 🏉</p>',
  list: '<ul data-id="aaaaaa"><li>a<ul><li>b<ul><li>c</li></ul></li><li></li></ul></li><li>d</li></ul>',
  'numbered list': '<ol data-id="aaaaaa" start="3"><li>a<ol><li>b</li></ol></li></ol>',
  checklist:
    '<ul data-id="aaaaaa" data-type="checklist"><li data-checked="true">a</li><li data-checked="false"></li></ul>',
  quote: '<blockquote data-id="aaaaaa"><p>Win the gain line.</p><footer>Coach</footer></blockquote>',
  'quote without a source': '<blockquote data-id="aaaaaa"><p></p></blockquote>',
  callout: '<aside data-id="aaaaaa" data-type="callout" data-tone="tip">Feet <b>first</b></aside>',
  divider: '<hr data-id="aaaaaa">',
  code: '<pre data-id="aaaaaa" data-lang="ts"><code>\n  a &lt; b\n\n</code></pre>',
  'table with a header':
    '<table data-id="aaaaaa"><thead><tr><th scope="col">Call</th><th scope="col"></th></tr></thead><tbody><tr><td>a<br>b</td><td></td></tr></tbody></table>',
  'empty table':
    '<table data-id="aaaaaa"><tbody><tr><td></td><td></td></tr><tr><td></td><td></td></tr></tbody></table>',
  image:
    '<figure data-id="aaaaaa" data-type="image" data-cols="6" data-align="left"><img src="/media/1" alt=""><figcaption>A <b>pod</b></figcaption></figure>',
  video:
    '<figure data-id="aaaaaa" data-type="video" data-cols="12"><video src="/media/2" controls="" preload="metadata"></video></figure>',
  audio:
    '<figure data-id="aaaaaa" data-type="audio"><audio src="/media/3" controls="" preload="metadata"></audio></figure>',
  file: '<figure data-id="aaaaaa" data-type="file"><a href="/media/4" download="" data-mime="application/pdf" data-size="2048">plan.pdf</a></figure>',
  tactics:
    '<figure data-id="aaaaaa" data-type="tactics" data-board="{&quot;v&quot;:1,&quot;tokens&quot;:[[&quot;a&quot;,&quot;7&quot;]]}"><svg viewBox="0 0 10 10"><path d="M0 0L1 1"></path></svg><figcaption>Falcon</figcaption></figure>',
};

/** HTML from elsewhere: it may be simplified, but every word must survive. */
export const foreign: Record<string, string> = {
  'loose text': 'one <b>two</b><p>three</p>four',
  'nested containers': '<div><section><p>a</p>b<div>c<p>d</p></div></section></div>',
  'picture in a paragraph': '<p>before <img src="https://x.example/a.png" alt="pod"> after</p>',
  'picture in a link in a cell':
    '<table><tr><td>a <a href="#"><img src="/a.png" alt="b"></a></td></tr></table>',
  'figure with two pictures':
    '<figure><img src="/a.png" alt="a"><img src="/b.png" alt="b"><figcaption>both</figcaption></figure>',
  'mixed lists': '<ul>loose<li>a<ol><li>b</li></ol>c</li><ul><li>d</li></ul></ul>',
  'paragraphs in items': '<ul><li><p>a</p><p>b</p></li><li><h2>c</h2></li></ul>',
  'headings 1 and 6': '<h1>a</h1><h6>b</h6>',
  'merged cells':
    '<table><caption>t</caption><tr><th colspan="2">a</th><td rowspan="2">b</td></tr><tr><td>c</td><td>d</td></tr></table>',
  'table in a table': '<table><tr><td>a<table><tr><td>b</td></tr></table>c</td></tr></table>',
  'long quote': '<blockquote><p>a</p><p>b</p><ul><li>c</li></ul><cite>d</cite></blockquote>',
  'code with marks': '<pre>a<b>b</b><br>c\n</pre>',
  'definition list and details': '<dl><dt>a</dt><dd>b</dd></dl><details><summary>c</summary>d</details>',
  'unknown elements': '<x-play>a<y-move>b</y-move></x-play><font color="red">c</font>',
  'scripts and styles': 'a<script>alert(1)</script><style>p{}</style><p onclick="x()">b</p>',
  'dangerous address': '<p><a href="java&#10;script:alert(1)">a</a> <a href=" https://ok.example">b</a></p>',
  'the same id twice': '<p data-id="aaaaaa">a</p><p data-id="aaaaaa">b</p><p data-id="!">c</p>',
};
