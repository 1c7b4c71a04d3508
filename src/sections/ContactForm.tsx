import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactMessage } from '../../machines/contactFormMachine';
import { ContactFormActor } from '../contactForm';
import { styled } from '../stitches.config';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Icon } from '../ui/Icon';
import { Spinner } from '../ui/Spinner';
import { useIsDesktop } from '../viewport';
import { SendResult } from './SendResult';

type InputType = 'text' | 'number' | 'email';

/** The input types of a form variant's phone and e-mail fields (specification, section 5). */
const inputTypes = {
  homeMobile: { phoneNumber: 'number', emailAddress: 'text' },
  homeDesktop: { phoneNumber: 'text', emailAddress: 'text' },
  contact: { phoneNumber: 'number', emailAddress: 'email' },
} as const satisfies Record<string, Record<'phoneNumber' | 'emailAddress', InputType>>;

/** The six fields and the button that sends them, in the variant of a page and its layout. */
export function ContactForm({ page }: { page: 'home' | 'contact' }) {
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  const form = ContactFormActor.useActorRef();
  const state = ContactFormActor.useSelector((snapshot) => snapshot);
  const isSending = state.matches('sending');
  const types =
    inputTypes[page === 'contact' ? 'contact' : isDesktop ? 'homeDesktop' : 'homeMobile'];

  const field = (name: keyof ContactMessage): ComponentProps<typeof Field> => ({
    label: t(labels[name]),
    name,
    value: state.context.message[name],
    onChange: (value) => form.send({ type: 'change', field: name, value }),
    readOnly: isSending,
    // An empty field follows the page, a filled one its text.
    dir: state.context.message[name] ? 'auto' : undefined,
  });

  return (
    <Form
      aria-labelledby="contactHeading"
      onSubmit={(event) => {
        event.preventDefault();
        form.send({ type: 'submit' });
      }}
    >
      <Field {...field('firstName')} autoComplete="given-name" />
      <Field {...field('lastName')} autoComplete="family-name" />
      <Field
        {...field('phoneNumber')}
        type={types.phoneNumber}
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
      />
      <Field
        {...field('emailAddress')}
        type={types.emailAddress}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      <Wide>
        <Field {...field('subject')} />
      </Wide>
      <Wide>
        <Field {...field('message')} multiline />
      </Wide>
      <Foot>
        <Submit as="button" type="submit" kind="ink" aria-disabled={isSending}>
          {t(isSending ? 'Sending' : 'Send_Message')}
          {isSending ? <Spinner /> : <Icon name="arrowForward" />}
        </Submit>
        <SendResult />
      </Foot>
    </Form>
  );
}

const labels = {
  firstName: 'First_Name',
  lastName: 'Last_Name',
  phoneNumber: 'Phone_Number',
  emailAddress: 'Email_Address',
  subject: 'Subject',
  message: 'Message',
} as const;

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

const Submit = styled(Button, {
  inlineSize: '100%',
  '@md': { inlineSize: 'auto' },
});
