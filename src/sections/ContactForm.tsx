import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactMessage } from '../../machines/contactFormMachine';
import { useActor } from '../effects/useActor';
import { useIsDesktop } from '../effects/viewport';
import { styled } from '../style/stitches.config';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Icon } from '../ui/Icon';
import { Spinner } from '../ui/Spinner';
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
  const isDesktop = useIsDesktop();
  const actor = useActor('contactForm');
  const types =
    inputTypes[page === 'contact' ? 'contact' : isDesktop ? 'homeDesktop' : 'homeMobile'];
  return (
    <Form
      aria-labelledby="contactHeading"
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
  );
}

type ContactFieldProps = { readonly name: keyof ContactMessage } & Omit<
  ComponentProps<typeof Field>,
  'name' | 'label' | 'value' | 'onChange' | 'readOnly'
>;

function ContactField({ name, ...input }: ContactFieldProps) {
  const { t } = useTranslation();
  const actor = useActor('contactForm');
  const value = useSelector(actor, ({ context }) => context.message[name]);
  const isSending = useSelector(actor, (state) => state.hasTag('sending'));
  return (
    <Field
      label={t(labels[name])}
      name={name}
      value={value}
      onChange={(text) => actor.send({ type: 'change', field: name, value: text })}
      readOnly={isSending}
      // An empty field follows the page, a filled one its text.
      dir={value ? 'auto' : undefined}
      {...input}
    />
  );
}

function SubmitButton() {
  const { t } = useTranslation();
  const isSending = useSelector(useActor('contactForm'), (state) => state.hasTag('sending'));
  return (
    <Submit as="button" type="submit" kind="ink" aria-disabled={isSending}>
      {t(isSending ? 'Sending' : 'Send_Message')}
      {isSending ? <Spinner /> : <Icon name="arrowForward" />}
    </Submit>
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
