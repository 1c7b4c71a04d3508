import type { Equivalent, FoundByUnitTest } from '../../harness/index';

const card = /^(cabins|doors|buttons|walls|flooring)$/;

/** The equivalent mutants of the site's machines. */
export const equivalents: readonly Equivalent[] = [
  {
    machine: /^(site|language)$/,
    mutants: /^transition extra: (page\.opening|starting)\.on\./,
    proof: 'The state is left in the same macrostep in which it is entered: no event finds it.',
  },
  {
    machine: /^language$/,
    mutants: /^transition extra: switching\.\w+\.(storing|reloading)\.on\.finished /,
    proof:
      'The form has nothing under way when "waitingForForm" is left, and nobody reaches it on a page that is about to be ' +
      'replaced.',
  },
  {
    machine: /^(language|contactForm)$/,
    mutants: /^initial state changed: (switching|announcing)\.initial /,
    proof:
      'All transitions into the state name one within it: its initial state is never entered by itself.',
  },
  {
    machine: /^contactForm$/,
    mutants: /^transition missing: (sending|announcing)\.on\.finish$/,
    proof:
      'It does nothing: it says on the chart that the answer comes later, by the exit of "announcing".',
  },
  {
    machine: /^contactForm$/,
    mutants: /^transition extra: (editing\.sent|(sending|announcing)\.\w+)\.on\.recalled /,
    proof: 'What was being written is recalled as the page starts, when nothing has been sent yet.',
  },
  {
    machine: card,
    mutants:
      /^transition extra: picture\.\w+\.showing\.on\.(hold|entered) to #\w+\.picture\.\w+\.resting$/,
    proof:
      'The same event makes isFree false in its own region, so in the same macrostep "always" goes from showing to ' +
      'this very state; both ways leave showing once and stop its timer once.',
  },
  {
    machine: card,
    mutants: /^transition extra: (picture\.\w+\.showing|section\.playing)\.on\.release /,
    proof: 'The rotation releases the cards only after it has held them.',
  },
  {
    machine: card,
    mutants: /^transition extra: section\.resting\.on\.hold /,
    proof:
      'The rotation holds the cards only as it leaves "playing", and releases them as it comes back.',
  },
  {
    machine: /^(walls|flooring)$/,
    mutants: /^transition extra: picture\.\w+\.(showing|resting)\.on\.adopt /,
    proof:
      'The only picture is adopted: both ways leave and enter the picture once, and in the same macrostep "always" goes to the state ' +
      'that fits.',
  },
  {
    machine: /^(walls|flooring)$/,
    mutants:
      /^(action dropped: picture\.on\.pick\.0\.|transition extra: picture\.\w+\.(showing|resting)\.on\.pick )/,
    proof:
      'The only picture is picked: the choices hold it already, so that reporting it changes nothing; both ways enter the picture once.',
  },
  {
    machine: /^choices$/,
    mutants: /^initial state changed: initial to chosen$/,
    proof:
      'Nothing is chosen when the site starts: "always" leads from chosen to untouched in the same macrostep.',
  },
];

/** Mutants that only unit tests find, since no action on a page reveals them. A surviving mutant in neither list is a gap in the paths. */
export const foundByUnitTests: readonly FoundByUnitTest[] = [
  {
    // These transitions keep an error of one machine from ending the others, but no action on a page makes a machine fail.
    machine: /^(site|designs)$/,
    mutants: /^transition missing: .*onError$/,
    test: 'goes on with the others where %s fails',
  },
  {
    // The mutant shows only on a page that changes its language without a reload, and only after a failed message.
    machine: /^contactForm$/,
    mutants: /^transition extra: editing\.(failed|unanswered|unusual)\.on\.finish /,
    test: 'keeps a message that is %s where the page is not loaded anew',
  },
  {
    // The language machine sends `finish` during a send, but the language model has no step with a busy service.
    machine: /^contactForm$/,
    mutants: /^transition extra: sending\.busy\.on\.finish /,
    test: 'waits for a service that is too busy, and is asked once more',
  },
  {
    // On a page, the end of a send is announced in the frame that ends this state, so `finished` never comes in this state.
    machine: /^language$/,
    mutants: /^transition extra: switching\.\w+\.acknowledging\.on\.finished /,
    test: 'in %s is not told of a message that ends while the press is painted',
  },
  {
    machine: /^contactForm$/,
    mutants: /^transition extra: sending\.retrying\.on\.finish /,
    test: 'waits for a service that has been asked once more',
  },
  {
    // On a page, `finish` comes a frame after the toggle was pressed. By then this state has ended, because it waits for the same frame.
    machine: /^contactForm$/,
    mutants: /^transition extra: announcing\.\w+\.on\.finish /,
    test: 'waits until the visitor has read that a message is %s',
  },
];
