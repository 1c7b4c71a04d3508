import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { view } from './actors';

/** A ref of a row that is brought into view when it becomes the current one; the list keeps its place otherwise. */
export function useRevealed<Row extends HTMLElement>(isCurrent: boolean): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return row;
}

/** Which of many rows are drawn: those in view in the scrolled element of the ref, and 60 beyond on either side. */
export function useRowsInView(keys: readonly string[]) {
  const row = useRef<HTMLDivElement>(null);
  // What it returns must not be memoized, and is not: no React Compiler is at work here.
  // eslint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: keys.length,
    estimateSize: () => 20,
    getItemKey: (index) => keys[index] ?? index,
    getScrollElement: () => row.current,
    overscan: 60,
  });
  return { row, virtualizer };
}

/** A ref of a row whose height is measured, since its text may take several lines. */
export const useMeasured = ({ measureElement }: Virtualizer<HTMLDivElement, Element>) =>
  measureElement;

/** Moves the view as soon as something else is to be seen (`what`), while the camera follows what is active, as it does when it appears. */
export function useFollowed(what: string, move: (what: string) => unknown): void {
  const isFollowing = useSelector(view, (state) => state.matches('following'));
  const follow = useEffectEvent(move);
  useEffect(() => view.send({ type: 'followActive' }), []);
  useEffect(() => {
    if (isFollowing) follow(what);
  }, [isFollowing, what]);
}
