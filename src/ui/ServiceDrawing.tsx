import type { ComponentProps, ComponentType } from 'react';
import { Consultation } from './drawings/Consultation';
import { Installation } from './drawings/Installation';
import { Maintenance } from './drawings/Maintenance';
import { Modernization } from './drawings/Modernization';
import { Supply } from './drawings/Supply';
import { Tower } from './drawings/Tower';

const drawings = {
  '01': Installation,
  '02': Supply,
  '03': Modernization,
  '04': Maintenance,
  '05': Tower,
  '06': Consultation,
} satisfies Record<string, ComponentType>;

/** The section drawing of a service by its number, in the colour of its text; 110 wide to 208 high, never mirrored. */
export function ServiceDrawing({
  id,
  ...props
}: { id: keyof typeof drawings } & Omit<ComponentProps<'svg'>, 'id'>) {
  const Drawing = drawings[id];
  return (
    <svg
      viewBox="0 0 110 208"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      <Drawing />
    </svg>
  );
}
