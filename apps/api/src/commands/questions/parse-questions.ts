import { MAX_MESSAGE_LENGTH } from '@smart-farming/contracts/chat/chat-limits'

/**
 * The questions of a file: one a line. Empty lines and lines that begin with `#` are skipped; longer questions are cut
 * to the farmer's limit.
 */
export const parseQuestions = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [...line].slice(0, MAX_MESSAGE_LENGTH).join(''))
