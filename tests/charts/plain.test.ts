import { expect, it } from 'vitest';
import { inCode, plain } from '../../src/devtools/charts/plain';

it('a copy of objects that all refer to each other ends, and says that it left something out', () => {
  const rooms = Array.from({ length: 30 }, () => ({ doors: [] as unknown[] }));
  for (const room of rooms) room.doors.push(...rooms);
  const said = /⟨\d+ inside, too many objects before⟩/;
  expect(said.test(inCode(plain(rooms)))).toBe(true);
});
