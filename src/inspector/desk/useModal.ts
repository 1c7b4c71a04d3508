import { type RefObject, useEffect, useRef } from 'react';

/** A ref of a dialog that is modal from when it appears. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return dialog;
}
