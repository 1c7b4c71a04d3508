/** What each of the scripts does that runs. */
export const run = 'window.intruder=1';

/** Ways to have a page run a script out of a text. */
export const scripts: readonly string[] = [
  ...['<script>', '<ScRiPt >', '<script/x>', '<script\t>', '<svg><script>', '<math><script>'].map(
    (tag) => `${tag}${run}</script>`,
  ),
  ...['">', "'>", '`>', '-->', ']]>', '*/', '</title>', '</style>', '</textarea>', '</script>'].map(
    (end) => `${end}<script>${run}</script>`,
  ),
  ...[
    'img src=x onerror',
    'svg onload',
    'body onload',
    'iframe onload',
    'video src=x onerror',
  ].flatMap((tag) => [
    `<${tag}=${run}>`,
    `<${tag}="${run}"//`,
    `"><${tag}=${run}>`,
    `<${tag.toUpperCase()}=${run}>`,
  ]),
  ...[
    'input autofocus onfocus',
    'details open ontoggle',
    'marquee onstart',
    'style onload',
  ].flatMap((tag) => [`<${tag}=${run}>`, `'><${tag}='${run}'`, `<x/><${tag}\u000C=${run}>`]),
  ...['"', "'", '`', ' '].map((quote) => `${quote} onfocus=${run} autofocus x=${quote}`),
  ...[
    'javascript:',
    'JaVaScRiPt:',
    'java\tscript:',
    '\u0001javascript:',
    'javascript://%0a',
    'vbscript:',
  ].map((scheme) => `${scheme}${run}`),
  ...['text/html', 'image/svg+xml', 'text/javascript', 'application/xhtml+xml'].map(
    (type) => `data:${type},<script>${run}</script>`,
  ),
  `<a href="javascript:${run}">press</a>`,
  `<form action="javascript:${run}"><button>press</button></form>`,
  `<iframe srcdoc="<script>parent.intruder=1</script>"></iframe>`,
  `<object data="data:text/html,<script>parent.intruder=1</script>">`,
  `<base href="https://elsewhere.example/">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<link rel="stylesheet" href="data:text/css,*{display:none}">`,
  `<template shadowrootmode="open"><script>${run}</script></template>`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&#60;script&#62;${run}&#60;/script&#62;`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `\\u003cscript\\u003e${run}\\u003c/script\\u003e`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${run}>`,
];
