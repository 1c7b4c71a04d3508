import { pagePaths, allPaths } from '../sitePaths';
import { readTypography } from './readTypography';
import { expect, test } from '../test';

const rows = {
  R5: 'phone numbers run from left to right',
  R6: 'e-mail addresses run from left to right',
  R9: 'Arabic letters are not spaced',
  R10: 'Arabic is never slanted or transformed',
  R11: 'Arabic letters are opaque',
  R12: 'Arabic lines have room for their marks, and no button cuts them',
  R13: 'Arabic breaks between words only',
  R16: 'no text is truncated',
  R17: 'underlines leave the dots alone',
  R18: 'both languages count with the same digits',
  R28: 'what stands in the other language says so',
  R33: 'no number or address breaks over two lines',
} as const;

test(`Arabic, numbers and addresses have the right typography on every page: ${Object.keys(rows).join(', ')}`, async ({
  page,
  site,
}) => {
  site.trouble.expect(/^status 404/, /Failed to load.*404/, /404 Not Found: /);
  for (const path of allPaths) {
    await site.visit(path);
    // Uses the width of the narrowest phones, which have the least room for numbers.
    if (site.isMobile) await page.setViewportSize({ width: 320, height: 640 });
    const faults = await page.evaluate(readTypography);
    for (const [row, sentence] of Object.entries(rows)) {
      await test.step(`${row}: ${sentence} on ${path}`, () => {
        expect.soft(faults[row as keyof typeof rows] ?? [], `${row} on ${path}`).toEqual([]);
      });
    }
  }
});

test('R31: the site’s own typeface draws every letter @desktop', async ({
  context,
  page,
  site,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  for (const path of pagePaths) {
    await site.visit(path);
    await page.evaluate(() => document.fonts.ready);
    const { nodes } = await browser.send('DOM.getFlattenedDocument', { depth: -1 });
    const isCode = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TITLE', 'HEAD', 'META', 'LINK']);
    const holders = new Set(
      nodes
        .filter(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue.trim())
        .map((n) => n.parentId),
    );
    const families = new Set<string>();
    for (const { nodeId, nodeName } of nodes) {
      if (!holders.has(nodeId) || isCode.has(nodeName)) continue;
      const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const { familyName, isCustomFont } of fonts) {
        families.add(`${familyName}, ${isCustomFont ? 'ours' : 'the system’s'}`);
      }
    }
    expect(families.size).toBeGreaterThan(0);
    expect(
      [...families].filter((family) => !family.endsWith('ours')),
      path,
    ).toEqual([]);
  }
});
