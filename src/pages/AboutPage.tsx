import { AboutLintel } from '../sections/AboutLintel';
import { MissionAndVision } from '../sections/MissionAndVision';

/** The about page. */
export function AboutPage() {
  return (
    <>
      <AboutLintel />
      <MissionAndVision />
    </>
  );
}
