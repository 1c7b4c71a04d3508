// The declarations that @xstate/test 1.0.0-beta.5 ships do not compile; those of xstate/graph describe the same code.
declare module '@xstate/test' {
  export { TestModel } from 'xstate/graph';
}
