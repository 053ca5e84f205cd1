import { writeSync } from 'node:fs';

/** Prints at once: what goes through jest's own stream as a run ends can be lost. */
export const printed = (text: string): number => writeSync(1, text);
