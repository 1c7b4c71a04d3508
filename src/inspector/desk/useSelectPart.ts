import { view } from './actors';
import { selectActor } from './selectActor';
import { useShown } from './useShown';

/** Selects a state or a transition of the shown machine, which stays shown from then on. */
export function useSelectPart(): (part: string) => void {
  const { actor, chart } = useShown();
  return (part) => {
    if (actor) selectActor(actor.id);
    else if (chart) view.send({ type: 'selectChart', chart: chart.id });
    view.send({ type: 'selectPart', part });
  };
}
