import { expect, it } from 'vitest';
import { inOneProject } from './inOneProject';

it.each([['--project', 'ar-mobile'], ['--project=ar-mobile'], ['--headed', '--project=ar-mobile']])(
  'runs in the project that is asked for by %s',
  (...options) => {
    expect(inOneProject(options)).toEqual(options);
  },
);

it('runs in one project where none is asked for', () => {
  expect(inOneProject(['--headed'])).toEqual(['--headed', '--project', 'en-desktop']);
});
