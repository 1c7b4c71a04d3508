export const styles = `
:root { color-scheme: light dark; --ink: light-dark(#1c1a17, #eee9e1); --soft: light-dark(#6b645a, #a79f92);
  --paper: light-dark(#faf8f5, #171512); --line: light-dark(#d9d2c6, #3a352e); --box: light-dark(#fff, #211e1a);
  --good: light-dark(#1c7a45, #57c785); --bad: light-dark(#c02626, #ff7b72); --gap: light-dark(#9a6700, #e3b341); }
* { box-sizing: border-box } html { scroll-padding-block-start: 16px }
body { margin: 0 auto; max-inline-size: 1200px; padding: 24px; background: var(--paper); color: var(--ink);
  font: 15px/1.5 system-ui, sans-serif; }
h1, h2, h3, h4 { line-height: 1.2 } section { margin-block-start: 48px } nav { display: flex; flex-wrap: wrap; gap: 16px }
a { color: inherit } code, pre { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
pre { background: var(--box); border: 1px solid var(--line); padding: 8px; max-block-size: 320px; overflow: auto; white-space: pre-wrap }
article { margin-block: 24px 40px } details { border-block-end: 1px solid var(--line); padding-block: 6px }
details:target { background: var(--box) } summary { cursor: pointer } small { color: var(--soft) }
table { display: block; overflow-x: auto; border-collapse: collapse } tbody th { font-weight: inherit } th, td { text-align: start; vertical-align: top; padding: 6px 10px;
  border-block-end: 1px solid var(--line) }
.badge { display: inline-block; padding: 0 6px; border: 1px solid; border-radius: 4px; font-size: 11px; white-space: nowrap }
.badge.passed, .held { color: var(--good) } .badge.failed, .failed:not(.arrow) { color: var(--bad); font-weight: 600 }
.badge.not-covered { color: var(--gap) } .badge.not-offered, .not-reached { color: var(--soft) }
.chart { overflow: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--box); margin-block-end: 8px; padding: 8px }
svg .arrow { color: var(--good); cursor: pointer } svg .arrow.failed { color: var(--bad) } svg .arrow.not-covered { color: var(--gap) }
svg .arrow.not-offered { color: var(--soft) } svg .arrow .line { stroke: currentColor; stroke-width: 1.5 } svg .arrow text { fill: currentColor }
svg .arrow.failed .line, svg .arrow.not-covered .line { stroke-width: 2.6 } svg .arrow.not-covered .line { stroke-dasharray: 5 4 } svg .arrow.not-covered .more { text-decoration: underline dotted }
svg .arrow:hover .line, svg .arrow:focus .line { stroke-width: 3.5 } svg .arrow:hover text, svg .arrow:focus text { font-weight: 600 }
.columns { display: grid; gap: 24px; grid-template-columns: repeat(auto-fit, minmax(300px, 1fr)) } .columns img { max-inline-size: 100%; border: 1px solid var(--line) }
ol { padding-inline-start: 36px; max-block-size: 720px; overflow: auto }
.columns > * { min-inline-size: 0 } dd { margin: 0 0 8px 16px; color: var(--soft) }
`;
