import { usePath } from './usePath';

/** Throws for a path that has no page; the error screen says so. */
export function NotFound(): never {
  const path = usePath();
  throw new Error(`404 Not Found: ${path}`);
}
