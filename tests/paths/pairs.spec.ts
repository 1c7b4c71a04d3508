import { testPaths } from './testPaths';

testPaths('pairs');
