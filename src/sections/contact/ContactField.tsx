import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactMessage } from '../../../machines/ContactMessage';
import { fieldNames } from '../../content/fieldNames';
import { shownIn } from '../../content/inputTypes';
import { useActor } from '../../hooks/useActor';
import { Field } from '../../ui/Field';

type ContactFieldProps = { readonly name: keyof ContactMessage } & Omit<
  ComponentProps<typeof Field>,
  'name' | 'label' | 'value' | 'onChange' | 'readOnly'
>;

/** A field of the contact form; read-only from the start of a send until the visitor has closed the alert with the result. */
export function ContactField({ name, ...input }: ContactFieldProps) {
  const { t } = useTranslation();
  const actor = useActor('contactForm');
  const value = useSelector(actor, ({ context }) => shownIn(input.type, context.message[name]));
  const isReadOnly = useSelector(actor, (state) => state.hasTag('readOnly'));
  return (
    <Field
      label={t(fieldNames[name])}
      name={name}
      value={value}
      onChange={(text) => actor.send({ type: 'change', field: name, value: text })}
      readOnly={isReadOnly}
      // A field with text has the direction of its text, an empty field that of the page.
      dir={value ? 'auto' : undefined}
      // `goToNextField` does what this label of the key says.
      enterKeyHint={input.multiline ? undefined : 'next'}
      {...input}
    />
  );
}
