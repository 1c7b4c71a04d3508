import type { ComponentProps } from 'react';
import { Button } from './Button';

export const SmallButton = (props: Omit<ComponentProps<'button'>, 'ref'>) => (
  <Button as="button" type="button" kind="outline" size="small" {...props} />
);
