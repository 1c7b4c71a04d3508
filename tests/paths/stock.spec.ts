import { testPaths } from './testPaths';

testPaths('stock');
