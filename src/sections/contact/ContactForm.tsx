import { useTranslation } from 'react-i18next';
import { inputTypesOn, phonePurposes } from '../../content/inputTypes';
import { useActor } from '../../hooks/useActor';
import { useIsDesktop } from '../../hooks/useIsDesktop';
import { styled } from '../../style/stitches.config';
import { elementIds } from '../../ui/elementIds';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ContactField } from './ContactField';
import { SendResult } from './SendResult';
import { SubmitButton } from './SubmitButton';

/**
 * The contact form: six fields with input types for the page and layout, a submit button, and a honeypot (hidden, to trap spam programs).
 */
export function ContactForm({ page }: { page: 'home' | 'contact' }) {
  const { t } = useTranslation();
  const types = inputTypesOn(page, useIsDesktop());
  const actor = useActor('contactForm');
  return (
    <>
      <Form
        id={elementIds.contactForm}
        aria-labelledby={elementIds.contactHeading}
        // Where an extension blocks all scripts, keeps the texts out of the address, which servers log.
        method="post"
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
          autoComplete={phonePurposes[types.phoneNumber]}
          dir="ltr"
        />
        <ContactField
          name="emailAddress"
          type={types.emailAddress}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
        />
        <Wide>
          <ContactField name="subject" />
        </Wide>
        <Wide>
          <ContactField name="message" multiline placeholder={t('Message_Hint')} />
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
        {...notForFillers}
        tabIndex={-1}
        aria-hidden
      />
    </>
  );
}

/** Attributes that make password managers (1Password, Bitwarden, LastPass, Dashlane) ignore a field. */
const notForFillers = {
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-lpignore': true,
  'data-form-type': 'other',
};

const Form = styled('form', {
  display: 'grid',
  '@scriptless': { display: 'none' },
  gap: '$24 $space$32',
  '@md': { gridTemplateColumns: '1fr 1fr', rowGap: '$36' },
});

const Wide = styled('div', { '@md': { gridColumn: '1 / -1' } });

const Foot = styled(Wide, {
  row: '$16 $space$24',
  flexWrap: 'wrap',
  marginBlockStart: '$12',
});
