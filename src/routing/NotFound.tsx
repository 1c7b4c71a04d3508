import { usePath } from './usePath';

/** The view of a path without a page. Throws an Error that names the path, which the error screen shows. */
export function NotFound(): never {
  const path = usePath();
  throw new Error(`404 Not Found: ${path}`);
}
