/** The last of a list; undefined when it is empty. (`Array.at` is newer than the platform promises.) */
export const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1];
