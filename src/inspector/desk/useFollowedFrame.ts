import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Frame } from '../model/frameOf';
import { camera } from './actors';

/** Where the chart is drawn on the screen. */
type Viewport = Pick<Frame, 'x' | 'y' | 'zoom'>;

/**
 * Moves the chart to a frame, and to each that comes after it, while the camera follows what is active, as it does when it
 * appears.
 */
export function useFollowedFrame(
  { x, y, zoom }: Viewport,
  setViewport: (viewport: Viewport) => Promise<boolean>,
): void {
  const isFollowing = useSelector(camera, (state) => state.matches('following'));
  useEffect(() => camera.send({ type: 'follow' }), []);
  useEffect(() => {
    if (isFollowing) void setViewport({ x, y, zoom });
  }, [isFollowing, x, y, zoom, setViewport]);
}
