import { AboutHeadline } from '../sections/about/AboutHeadline';
import { MissionAndVision } from '../sections/about/MissionAndVision';

export function AboutPage() {
  return (
    <>
      <AboutHeadline />
      <MissionAndVision />
    </>
  );
}
