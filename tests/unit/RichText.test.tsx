import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../src/i18n/plainText';
import { RichText } from '../../src/i18n/RichText';

/** The HTML that the component renders for a translation, without the span around each text. */
const shown = (markup: string) =>
  renderToStaticMarkup(<RichText>{markup}</RichText>).replaceAll(/<\/?span>/g, '');

describe('A translation', () => {
  test.each([
    'Suood <b>Elevators</b>',
    '<strong>Up</strong>, <em>and <i>up</i></em>',
    'One line<br/>and another',
  ])('may say %s', (markup) => {
    expect(shown(markup)).toBe(markup);
  });

  test.each([
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<img src=x onerror=alert(1)>up', 'up'],
    ['<b onclick="alert(1)" style="color:red">up</b>', '<b>up</b>'],
    ['<a href="javascript:alert(1)">up</a>', 'up'],
    ['<svg/onload=alert(1)>up', 'up'],
    ['5 < 6 & 7 > 6', '5 &lt; 6 &amp; 7 &gt; 6'],
  ])('that says %s shows %s', (markup, text) => {
    expect(shown(markup)).toBe(text);
  });

  test('a translation has each text in an element of its own, so that a browser’s translator can replace it', () => {
    expect(renderToStaticMarkup(<RichText>{'One<br>and <b>two</b>'}</RichText>)).toBe(
      '<span>One</span><br/><span>and </span><b><span>two</span></b>',
    );
  });

  test('a translation may lack an end tag, and its end tags without a start tag are ignored', () => {
    expect(shown('<b>up')).toBe('<b>up</b>');
    expect(shown('up</b> and <i>down</i>')).toBe('up and <i>down</i>');
  });

  test('a translation loses its tags where only plain text can be shown', () => {
    expect(plainText('Suood <b>Elevators</b><br />and <script>more')).toBe(
      'Suood Elevators and more',
    );
  });
});
