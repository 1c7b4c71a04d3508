import type { ComponentProps } from 'react';
import { Button } from './Button';

/** A small outlined button that does something on this page. */
export const SmallButton = (props: Omit<ComponentProps<'button'>, 'ref'>) => (
  <Button as="button" type="button" kind="outline" size="small" {...props} />
);
