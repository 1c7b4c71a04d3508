import { testPaths } from './testPaths';

testPaths('tour');
