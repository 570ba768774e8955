/** Isolates left-to-right text, such as money, source names and telephone numbers. */
export const isolateLeftToRight = (text: string): string => `\u2066${text}\u2069`
