/**
 * Model-based tests of XState machines in the browser. A model says how a machine's events are caused on a page and how the page shows
 * the machine's states. From the models the harness generates paths, walks them, measures their coverage and reports the results.
 *
 * To test a project with it (`example/` is a small complete project, a traffic light with a page of its own):
 *
 * 1. Write a `Driver`, by which models act on the page and read it, and which checks the rules that always hold.
 * 2. Write a `Project`: its folders, and the commands that run its tests.
 * 3. Make a `pathModel` of each machine. A model that could pass without testing is refused, with every reason.
 * 4. Declare the `pathTests` of a generator in a spec, with a driver of the test's page.
 * 5. Give the models to a `PathsReporter`, which draws the results, and fails a run that did not cover everything.
 *
 * @module
 */
export type { Commands, Project } from './Project';
export type {
  Assertion,
  Driver,
  EventModel,
  Gesture,
  ModelDefinition,
  Shown,
  Step,
} from './ModelDefinition';
export { type Move, movesMade, type Reference } from './Reference';
export { bare, type Case, identity, keyOf, type SystemState } from './SystemState';
export { actorNameOf, type Environment, Run, type Within } from './Run';
export { actorName, Simulation } from './Simulation';
export { expect, expectSoon, impatiently } from './expect';
export { expectState } from './expectState';
export type { Frame } from './frame';
export { Trouble } from './Trouble';
export { type Path, type PathModel, pathModel, titleOf, unexploredModel } from './pathModel';
export { type GeneratorName, generatorNames } from './generators';
export { randomOf } from './tourOf';
export { chooseEvent, randomWalk } from './randomWalk';
export { ordersOf } from './ordersOf';
export { pathTest, pathTests } from './pathTests';
export { coverageOf, walk } from './walk';
export { byCriterion, targetOf, untaken } from './coverageGaps';
export { recordPath } from './recordPath';
export { casesAt, type Transition } from './explore';
export { readEventList } from './failedPaths';
export { readNumber } from './readNumber';
export { playwright } from './playwright';
export { listCommand } from './listCommand';
export { table } from './summary';
export { PathsReporter } from './report/PathsReporter';
export { htmlTable, list } from './report/markup';
export { styles as reportStyles } from './report/styles';
export {
  type Equivalent,
  type FoundByUnitTest,
  leastScore,
  scoreMachines,
  shareKilled,
} from './mutation/scoreMachines';
