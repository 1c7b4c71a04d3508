import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef } from 'react';
import type { Frame } from '../model/frameOf';
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

/** Where the chart is drawn on the screen. */
type Viewport = Pick<Frame, 'x' | 'y' | 'zoom'>;

/**
 * Moves the chart to a frame, and to each that comes after it, while the camera follows what is active, as it does when it
 * appears.
 */
export function useFollowedFrame(
  { x, y, zoom }: Viewport,
  setViewport: (viewport: Viewport) => Promise<boolean>,
): void {
  const isFollowing = useSelector(view, (state) => state.matches({ camera: 'following' }));
  useEffect(() => view.send({ type: 'followActive' }), []);
  useEffect(() => {
    if (isFollowing) void setViewport({ x, y, zoom });
  }, [isFollowing, x, y, zoom, setViewport]);
}
