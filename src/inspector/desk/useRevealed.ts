import { type RefObject, useEffect, useRef } from 'react';

/** A ref of a row that is brought into view when it becomes the current one; the list keeps its place otherwise. */
export function useRevealed<Row extends HTMLElement>(isCurrent: boolean): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return row;
}
