/** Keeps what is written from left to right together: money, names of sources, telephones. */
export const run = (text: string): string => `\u2066${text}\u2069`
