import { AboutHeadline } from '../sections/AboutHeadline';
import { MissionAndVision } from '../sections/MissionAndVision';

/** The about page. */
export function AboutPage() {
  return (
    <>
      <AboutHeadline />
      <MissionAndVision />
    </>
  );
}
