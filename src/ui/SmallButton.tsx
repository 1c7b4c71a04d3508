import type { ComponentProps } from 'react';
import { Button } from './Button';

/** A small outlined button for an action on the page. */
export const SmallButton = (props: Omit<ComponentProps<'button'>, 'ref'>) => (
  <Button as="button" type="button" kind="outline" size="small" {...props} />
);
