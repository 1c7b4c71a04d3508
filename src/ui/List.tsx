import type { ComponentProps } from 'react';

/** A list of links, facts or pictures. It has no markers, and Safari hides lists without markers from VoiceOver unless they have the role. */
export const List = (props: ComponentProps<'ul'>) => (
  // eslint-disable-next-line jsx-a11y/no-redundant-roles
  <ul role="list" {...props} />
);
