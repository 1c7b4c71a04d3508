import { useLocation } from 'wouter';

/** A path without the slash that some hosts add at its end. */
export const plainPath = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** The current page's path. */
export function usePath(): string {
  const [path] = useLocation();
  return path;
}
