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

/** Decides which of many rows are drawn: those in view inside the element of the ref `row`, and 60 more on either side. */
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

/** Calls `move` whenever `what` changes while the view follows the active states, as it does from the first render on. */
export function useFollowed(what: string, move: (what: string) => unknown): void {
  const isFollowing = useSelector(view, (state) => state.matches('following'));
  const follow = useEffectEvent(move);
  useEffect(() => view.send({ type: 'followActive' }), []);
  useEffect(() => {
    if (isFollowing) follow(what);
  }, [isFollowing, what]);
}
