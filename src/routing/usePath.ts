import { useLocation } from 'wouter';

/** The current page's path; the view renders again when it changes. */
export function usePath(): string {
  const [path] = useLocation();
  return path;
}
