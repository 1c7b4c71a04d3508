import { testPaths } from './testPaths';

testPaths('sneak');
