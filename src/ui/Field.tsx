import { type ComponentProps, type KeyboardEvent, useId, type WheelEvent } from 'react';
import { styled } from '../style/stitches.config';

interface FieldProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'as'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly multiline?: boolean;
}

/** A labelled text input, or with `multiline` a labelled text area. */
export function Field({ label, value, onChange, multiline = false, ...input }: FieldProps) {
  const id = useId();
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      <Input
        {...input}
        {...(multiline && { as: 'textarea' as const })}
        id={id}
        value={value}
        multiline={multiline}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...(input.type === 'number' && numberAsText)}
      />
    </Frame>
  );
}

/** Keeps the wheel and the arrow keys from changing a phone number in a number input. */
const numberAsText = {
  step: 'any',
  onWheel: (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur(),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') event.preventDefault();
  },
};

const Label = styled('label', {
  color: '$muteLight',
  text: 'label',
});

const Frame = styled('div', {
  column: 0,
  [`&:focus-within ${Label}`]: { color: '$ink' },
});

const Input = styled('input', {
  inlineSize: '100%',
  padding: 0,
  border: 0,
  borderBlockEnd: '$borderWidths$ring solid $rule',
  borderRadius: 0,
  background: 'none',
  appearance: 'none',
  textAlign: 'start',
  transition: 'border-color $state',
  grows: 'body',
  '@hover': { '&:hover': { borderColor: '$ink' } },
  '&:focus-visible': {
    outline: 'none',
    boxShadow: '0 1.5px $colors$bronze',
    borderColor: '$bronze',
    '@forced': { outline: '2px solid Highlight' },
  },
  '&::placeholder': { color: '$muteLight', opacity: 1 },
  '&:read-only': { borderBlockEndStyle: 'dashed', color: '$muteLight' },
  '&[dir=ltr]': { '[dir=rtl] &': { textAlign: 'end' } },
  // Hides the step buttons, which make no sense for a phone number.
  MozAppearance: 'textfield',
  '&::-webkit-outer-spin-button, &::-webkit-inner-spin-button': { appearance: 'none' },
  variants: {
    multiline: {
      true: { blockSize: '7.5rem', paddingBlock: '$8', resize: 'vertical' },
      false: { blockSize: '2.875rem' },
    },
  },
});
