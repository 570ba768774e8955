/** Longest question, in characters (code points). */
export const MAX_MESSAGE_LENGTH = 4000
