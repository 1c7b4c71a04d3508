// The declarations that @xstate/test 1.0.0-beta.5 ships do not compile. Those of xstate/graph declare the same things, so they are used
// instead.
declare module '@xstate/test' {
  export { TestModel } from 'xstate/graph';
}
