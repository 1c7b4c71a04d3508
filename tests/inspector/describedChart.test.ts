import { expect, it } from 'vitest';
import { elevatorsMachine } from '../../machines/elevatorsMachine';
import { machineList } from '../../machines/machineList';
import { chartOf } from '../../src/devtools/charts/chart';
import { describedChart, register } from '../../src/devtools/inspector/model/registry';

it('a chart of a built page gets back what the build stripped, and is the same at each call', () => {
  register(machineList.map(({ machine }) => machine));
  const whole = chartOf(elevatorsMachine);
  const bare = ({ description: _, specification: __, ...part }: (typeof whole.nodes)[number]) =>
    part;
  const stripped = { ...whole, nodes: whole.nodes.map(bare) };
  expect(whole.nodes.some(({ description }) => description)).toBe(true);
  expect(describedChart(stripped)).toEqual(whole);
  expect(describedChart(stripped)).toBe(describedChart(stripped));
  const other = { ...stripped, id: 'paternoster' };
  expect(describedChart(other)).toBe(other);
});
