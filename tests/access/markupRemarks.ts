/** A message of the Nu HTML checker with which the site stays as it is. */
interface Remark {
  readonly message: string;
  /** The HTML or CSS that the reason is about. */
  readonly place: RegExp;
  readonly because: string;
}

/** Every message that the checker has for the built pages, and why it changes nothing; `markup.spec` expects that each is still there. */
export const markupRemarks: readonly Remark[] = [
  {
    message:
      'A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.',
    place: /<link rel="expect" href="#\w+" blocking="render">/,
    because:
      'The HTML standard gives rel=expect the same attribute: it makes the browser wait with the first paint until the element ' +
      'is there. The checker does not know the type.',
  },
  {
    message:
      'Bad value “tel-national” for attribute “autocomplete” on element “input”: The autofill field name “tel-national” is not allowed in this context.',
    place:
      /<input dir="ltr" type="number" inputMode="tel" autoComplete="tel-national"[^>]* name="phoneNumber"/,
    because:
      'The field is numeric (specification, section 5), HTML has no purpose for a phone number there, and browsers fill in the ' +
      "visitor's all the same (faults/autofill.spec.ts); 1.3.5 asks for the purpose.",
  },
  {
    message:
      'When the “srcset” attribute has any image candidate string with a width descriptor, the “sizes” attribute must also be specified.',
    place: /[^\s,]{40}"\/><sourc$/,
    because:
      'The picture that comes with the page has one size and no width descriptor: the checker means the sources after it, which ' +
      'have their sizes.',
  },
  {
    message: "CSS: “container-type”: Property “container-type” doesn't exist.",
    place: /iner-type:(?:inline-size|normal)/,
    because: 'It does: CSS Conditional Rules 5, in all browsers since 2023.',
  },
  {
    message: 'CSS: “font-size”: Parse Error.',
    place: /min\(7rem, 80cqi\)/,
    because:
      'The unit cqi is a hundredth of the container: CSS Conditional Rules 5, in all browsers since 2023.',
  },
  {
    message: 'CSS: “transition”: “allow-discrete” is not a “transition” value.',
    place: /(?:\)|0s 120ms) allow-discrete/,
    because:
      'It is: CSS Transitions 2, in all browsers since 2024; one that does not know it leaves the menu out of sight at once, and ' +
      'changes the words of a design card at once.',
  },
  ...['CSS: Unknown pseudo-element or pseudo-class “::view-transition”.', 'CSS: Parse Error.'].map(
    (message) => ({
      message,
      place: /::view-transition\{point|sition-old\(root\)\{/,
      because:
        'CSS View Transitions 1, in all browsers since 2025; one that does not know it changes the page at once.',
    }),
  ),
  {
    message: 'CSS: Unknown pseudo-element or pseudo-class “:active-view-transition”',
    place: /:root:active-view-transition/,
    because: 'CSS View Transitions 2, in all browsers since 2025.',
  },
  {
    message:
      'Trailing slash on void elements has no effect and interacts badly with unquoted attribute values.',
    place: /<(?:meta|link|img|source|input|br)\b[^<]*\/>|^[^<]*"\s*\/>/,
    because: 'React writes all void elements so, and quotes every value.',
  },
];
