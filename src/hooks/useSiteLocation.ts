import { useSelector } from '@xstate/react';
import type { BaseLocationHook } from 'wouter';
import { navigateWithTransition } from '../effects/navigateWithTransition';
import { useActor } from './useActor';

/**
 * wouter's location hook: reads the path from the site's actor. A followed link writes to the browser's history, which that actor
 * watches.
 */
export const useSiteLocation: BaseLocationHook = () => [
  useSelector(useActor('site'), ({ context }) => context.path),
  navigateWithTransition,
];
