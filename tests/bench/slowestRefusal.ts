import { performance } from 'node:perf_hooks';
import { machineList } from '../../machines/machineList';
import { candidatesFor, refusalOf } from '../../src/charts/candidates';
import { wayTo } from '../../src/charts/wayTo';
import { refusalsOf } from '../inspector/refusals';

/** The longest time that it takes to say why an event is refused and what would make it possible, over all, in milliseconds: each the shortest of three. */
export function slowestRefusal(): number {
  let slowest = 0;
  for (const { machine } of machineList)
    for (const { snapshot, event } of refusalsOf(machine).refused) {
      const times = [0, 1, 2].map(() => {
        const began = performance.now();
        candidatesFor(snapshot, event);
        refusalOf(snapshot, event);
        wayTo(machine, snapshot, event);
        return performance.now() - began;
      });
      slowest = Math.max(slowest, Math.min(...times));
    }
  return slowest;
}
