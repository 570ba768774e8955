/** Isolates left-to-right text: money, source names, telephone numbers. */
export const run = (text: string): string => `\u2066${text}\u2069`
