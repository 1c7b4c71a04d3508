import { useLocation } from 'wouter';

/** Throws for a path that has no page; the error screen says so. */
export function NotFound(): never {
  const [path] = useLocation();
  throw new Error(`404 Not Found: ${path}`);
}
