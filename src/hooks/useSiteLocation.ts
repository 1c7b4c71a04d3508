import { useSelector } from '@xstate/react';
import type { BaseLocationHook } from 'wouter';
import { navigateWithTransition } from '../effects/navigateWithTransition';
import { useActor } from './useActor';

/** wouter's location hook: reads the path from the site's actor, which watches the browser's history; following a link changes it. */
export const useSiteLocation: BaseLocationHook = () => [
  useSelector(useActor('site'), ({ context }) => context.path),
  navigateWithTransition,
];
