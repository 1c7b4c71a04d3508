import { useActor } from '../effects/useActor';
import { useIsDesktop } from '../effects/useIsDesktop';
import { styled } from '../style/stitches.config';
import { elementIds } from '../ui/elementIds';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ContactField } from './ContactField';
import { SendResult } from './SendResult';
import { SubmitButton } from './SubmitButton';

type InputType = 'text' | 'number' | 'email';

/** The input types of a form variant's phone and e-mail fields (specification, section 5). */
const inputTypes = {
  homeMobile: { phoneNumber: 'number', emailAddress: 'text' },
  homeDesktop: { phoneNumber: 'text', emailAddress: 'text' },
  contact: { phoneNumber: 'number', emailAddress: 'email' },
} as const satisfies Record<string, Record<'phoneNumber' | 'emailAddress', InputType>>;

/**
 * The six fields and the button that sends them, in the variant of a page and its layout; and a honeypot, which no person sees.
 */
export function ContactForm({ page }: { page: 'home' | 'contact' }) {
  const isDesktop = useIsDesktop();
  const actor = useActor('contactForm');
  const types =
    inputTypes[page === 'contact' ? 'contact' : isDesktop ? 'homeDesktop' : 'homeMobile'];
  return (
    <>
      <Form
        id={elementIds.contactForm}
        aria-labelledby={elementIds.contactHeading}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'submit' });
        }}
      >
        <ContactField name="firstName" autoComplete="given-name" />
        <ContactField name="lastName" autoComplete="family-name" />
        <ContactField
          name="phoneNumber"
          type={types.phoneNumber}
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
        />
        <ContactField
          name="emailAddress"
          type={types.emailAddress}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
        <Wide>
          <ContactField name="subject" />
        </Wide>
        <Wide>
          <ContactField name="message" multiline />
        </Wide>
        <Foot>
          <SubmitButton />
          <SendResult />
        </Foot>
      </Form>
      <VisuallyHidden
        as="input"
        form={elementIds.contactForm}
        id={elementIds.honeypot}
        name={elementIds.honeypot}
        autoComplete="off"
        tabIndex={-1}
        aria-hidden
      />
    </>
  );
}

const Form = styled('form', {
  display: 'grid',
  '@scriptless': { display: 'none' },
  gap: '$24 $space$32',
  '@md': { gridTemplateColumns: '1fr 1fr', rowGap: '$36' },
});

const Wide = styled('div', { '@md': { gridColumn: '1 / -1' } });

const Foot = styled(Wide, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$16 $space$24',
  marginBlockStart: '$12',
});
