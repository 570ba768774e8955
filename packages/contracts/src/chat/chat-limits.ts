/** Longest question, in characters (code points). */
export const MAX_MESSAGE_LENGTH = 4000
/** Longest answer that can be sent along with a later question, in characters (code points). */
export const MAX_ANSWER_LENGTH = 16_000
