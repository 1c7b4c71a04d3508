import { Clients } from '../sections/clients/Clients';
import { ContactUs } from '../sections/contact/ContactUs';
import { Designs } from '../sections/designs/Designs';
import { Elevators } from '../sections/elevators/Elevators';
import { Hero } from '../sections/hero/Hero';
import { Safety } from '../sections/safety/Safety';
import { Services } from '../sections/services/Services';
import { WhyChooseUs } from '../sections/why/WhyChooseUs';

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
