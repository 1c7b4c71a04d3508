import { Group, type GroupProps, useDefaultLayout } from 'react-resizable-panels';
import { visitStorage } from '../desk/visitStorage';

/** Panes side by side, or one above the other, whose sizes are kept for the visit. */
export function Split({ id, ...others }: GroupProps & { readonly id: string }) {
  return <Group id={id} {...useDefaultLayout({ id, storage: visitStorage })} {...others} />;
}
