import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { view } from './actors';

/** A ref that scrolls a row into view whenever the row becomes the current one. */
export function useRevealed<Row extends HTMLElement>(isCurrent: boolean): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return row;
}

/** Draws only the rows of a long list that are in view, and 60 on either side. `row` is the ref of the element that scrolls. */
export function useRowsInView(keys: readonly string[]) {
  const row = useRef<HTMLDivElement>(null);
  // The React Compiler must not memoize the virtualizer. This project does not use that compiler.
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

/** A ref for a row whose height is measured, because its text may take several lines. */
export const useMeasured = ({ measureElement }: Virtualizer<HTMLDivElement, Element>) =>
  measureElement;

/** Makes the view follow the active states. While it does, calls `move` at first and whenever `what` changes. */
export function useFollowed(what: string, move: (what: string) => unknown): void {
  const isFollowing = useSelector(view, (state) => state.matches('following'));
  const follow = useEffectEvent(move);
  useEffect(() => view.send({ type: 'followActive' }), []);
  useEffect(() => {
    if (isFollowing) follow(what);
  }, [isFollowing, what]);
}
