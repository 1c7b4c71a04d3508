import { useLocation } from 'wouter';

export function usePath(): string {
  const [path] = useLocation();
  return path;
}
