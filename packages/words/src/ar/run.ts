/** Isolates left-to-right text, such as money, source names and telephone numbers. */
export const run = (text: string): string => `\u2066${text}\u2069`
