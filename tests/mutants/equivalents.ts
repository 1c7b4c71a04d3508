/** Mutants that nobody can tell from their machine, and why. */
interface Equivalent {
  readonly machine: RegExp;
  /** Matches the mutants' names. */
  readonly mutants: RegExp;
  readonly proof: string;
}

const card = /^(cabins|doors|buttons|walls|flooring)$/;
const single = /^(walls|flooring)$/;

/** The equivalent mutants of the site's machines. A survivor that is not among them is a gap in the paths. */
export const equivalents: readonly Equivalent[] = [
  {
    machine: /^language$/,
    mutants: /^initial state changed/,
    proof:
      'No initial state is ever entered: the page starts the machine from resolveState with its language, ' +
      'and both transitions into "switching" name the state within it.',
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
    machine: single,
    mutants: /^transition extra: picture\.\w+\.showing\.on\.pick to #\w+\.picture\.\w+\.resting$/,
    proof:
      'Showing is only stayed in while isFree holds, and picking changes nothing of that: "always" leads from resting ' +
      'straight back to showing, entered anew as picking the one picture enters it anew.',
  },
  {
    machine: single,
    mutants: /^transition extra: picture\.\w+\.resting\.on\.pick to #\w+\.picture\.\w+\.showing$/,
    proof:
      'Picking the one picture enters its initial state, which is this very showing; from it "always" leads to resting ' +
      'in both, as isFree is false.',
  },
];
