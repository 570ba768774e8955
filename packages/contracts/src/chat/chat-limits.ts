/** Longest question, in characters (code points). */
export const MAX_MESSAGE_LENGTH = 4000
/** Longest answer in a later question's history, in characters (code points). */
export const MAX_ANSWER_LENGTH = 16_000
/** Largest photo with a question, in bytes before base64. */
export const MAX_PHOTO_BYTES = 400_000
/** Longest side of a photo, in pixels. */
export const MAX_PHOTO_PX = 1024
