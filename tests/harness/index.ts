/**
 * Model-based tests of XState machines in the browser: a model says how a machine's events are caused on a page
 * and what its states look like there; paths through the machine are generated, walked, measured and reported.
 *
 * To try a project with it (`example/` is a small one from end to end, a traffic light with a page of its own):
 *
 * 1. Write a `Driver`: the page, as the models touch and read it, and what must hold on it at every time.
 * 2. Say in a `Project` where it lies and what is typed to run its tests.
 * 3. Make a `pathModel` of each machine. A model that could pass without testing is refused, with every reason.
 * 4. Declare the `pathTests` of a generator in a spec, with a driver of the test's page.
 * 5. Give the models to a `CoverageReporter`, which fails a run that left something out, and to a `PathsReporter`, which
 *    draws what the paths found.
 *
 * @module
 */
export type { Driver } from './Driver';
export type { Commands, Project } from './Project';
export type { Move, Reference } from './Reference';
export { movesMade } from './refusalsOfReference';
export { bare, type Case, identity, type Stand } from './Stand';
export { Run, type Within, type World } from './Run';
export { nameOfSubject } from './nameOfSubject';
export type { Assertion, EventModel, ModelDefinition, Shown, Step } from './ModelDefinition';
export { expect, expectSoon, impatiently } from './expect';
export { Trouble } from './Trouble';
export { type Path, pathModel, type PathModel, unexploredModel } from './pathModel';
export { type GeneratorName, generatorNames, generators } from './generators';
export { pairKey, pairsOf, pairsTour } from './pairs';
export { postman } from './postman';
export { tour } from './tour';
export { replay } from './replay';
export { keyOf } from './casesAt';
export { chooseEvent, randomOf, randomWalk } from './randomWalk';
export { pathTest, pathTests } from './pathTests';
export { holds } from './holds';
export { walk } from './walk';
export { recordPath } from './recordPath';
export { type Transition, transitionKey } from './explore';
export { commandAgain, readAgain } from './Again';
export { knownFailures } from './knownFailures';
export { readNumber } from './readNumber';
export { playwright } from './playwright';
export { listCommand } from './listCommand';
export { type Place, referenceSkeleton, skeletonOf } from './skeletonOf';
export { unwritten } from './unwritten';
export { departures, type Pins, pinsAsText, pinsOf } from './pins';
export { table } from './table';
export { CoverageReporter } from './CoverageReporter';
export { PathsReporter } from './report/PathsReporter';
export { mustPass, type Walked } from './mutation/mustPass';
export {
  type BrowserKill,
  type Equivalent,
  type Fault,
  type FoundByUnitTest,
  leastScore,
  type MutationReport,
  scoreMachines,
  shareKilled,
} from './mutation/scoreMachines';
