import { AboutHeadline } from '../sections/about/AboutHeadline';
import { MissionAndVision } from '../sections/about/MissionAndVision';

/** The about page. */
export function AboutPage() {
  return (
    <>
      <AboutHeadline />
      <MissionAndVision />
    </>
  );
}
