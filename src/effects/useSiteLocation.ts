import { useSelector } from '@xstate/react';
import type { BaseLocationHook } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { useActor } from './useActor';

/** Where wouter takes the location from: the path that the site is at. Links write the browser's history, of which the site hears. */
export const useSiteLocation: BaseLocationHook = () => [
  useSelector(useActor('site'), ({ context }) => context.path),
  navigate,
];
