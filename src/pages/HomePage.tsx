import { Clients } from '../sections/Clients';
import { ContactUs } from '../sections/ContactUs';
import { Designs } from '../sections/Designs';
import { Elevators } from '../sections/Elevators';
import { Hero } from '../sections/Hero';
import { Safety } from '../sections/Safety';
import { Services } from '../sections/Services';
import { WhyChooseUs } from '../sections/WhyChooseUs';

/** The home page: its sections in the order of the specification (section 2). */
export function HomePage() {
  return (
    <>
      <Hero />
      <Services />
      <Elevators />
      <Safety />
      <Designs />
      <Clients />
      <WhyChooseUs />
      <ContactUs />
    </>
  );
}
