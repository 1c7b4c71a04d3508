import { styled } from './style';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (text: string) => void;
}

/** A field in the head of a pane, by whose text its rows are found. */
export const SearchField = ({ label, onInput, ...others }: SearchFieldProps) => (
  <Field
    type="search"
    aria-label={label}
    placeholder="Search"
    onChange={({ currentTarget }) => onInput(currentTarget.value)}
    {...others}
  />
);

const Field = styled('input', {
  flex: '1 1 90px',
  inlineSize: '90px',
  minInlineSize: 0,
  maxInlineSize: '216px',
  blockSize: '28px',
  paddingInline: '12px',
  borderRadius: '$round',
});
