import { Children, type ReactNode } from 'react';
import { styled } from '../../style/stitches.config';

/** The style of a link in the footer. */
export const footerLink = {
  display: 'inline-block',
  paddingBlock: '6px',
  fontSize: '$body',
  lineHeight: '$label',
  '& bdi': { display: 'inline-block' },
  // Not `pretty`, with which WebKit wraps the lines before a forced line break too early.
  textWrap: 'wrap',
  transition: 'color $state',
  '&:hover': { color: '$lit' },
} as const;

/** A titled list of links. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Title>{title}</Title>
      <ul>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </div>
  );
}

const Title = styled('h2', {
  marginBlockEnd: '$16',
  color: '$muteDark',
  text: 'label',
  fontWeight: '$regular',
});
