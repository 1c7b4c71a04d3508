/** Has this page stop at the breakpoints that inspectors set: loaded with the first of them. */
import { Breakpoints } from './Breakpoints';

const { stops } = globalThis;
if (stops) stops.inspect = new Breakpoints(stops).inspect;
