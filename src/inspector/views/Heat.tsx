import { useSelector } from '@xstate/react';
import { styled } from './style';
import { view } from '../desk/actors';
import { useShown } from '../desk/useShown';
import type { Chart } from '../../charts/chart';
import type { Visits } from '../../charts/sessionFile';
import { addVisits, coverage, visitsOf } from '../../charts/visitsOf';

/** What the shown session visited: its own steps, and what a path run that it stems from counted. */
export function useVisits(): Visits | undefined {
  const { session, recording } = useShown();
  const isOn = useSelector(view, (state) => state.matches({ heat: 'on' }));
  if (!isOn) return undefined;
  return addVisits(visitsOf(recording), session.visits ?? new Map());
}

/** How much of a chart was visited, in words. */
export function Heat({ chart }: { chart: Chart }) {
  const visits = useVisits();
  if (!visits) return null;
  const { states, transitions } = coverage(chart, visits);
  return (
    <Words role="status">
      Visited: {states.visited} of {states.all} states, {transitions.visited} of {transitions.all}{' '}
      transitions
    </Words>
  );
}

const Words = styled('p', { color: 'var(--mute)', paddingInlineEnd: '$8' });
