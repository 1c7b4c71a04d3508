import { view } from './actors';
import { useShown } from './useShown';

/** Selects a state or a transition of the shown machine, which stays shown from then on. */
export function useSelectPart(): (part: string) => void {
  const { actor, chart } = useShown();
  return (part) => {
    if (actor) view.send({ type: 'selectActor', actor: actor.id, chart: actor.chart });
    else if (chart) view.send({ type: 'selectChart', chart: chart.id });
    view.send({ type: 'selectPart', part });
  };
}
