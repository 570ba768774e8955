import { MAX_MESSAGE_LENGTH } from '@smart-farming/contracts/chat/chat-limits'

/**
 * Reads the questions of a file, one per line. Empty lines and lines that begin with `#` are
 * skipped; long questions are cut to the limit for farmers.
 */
export const parseQuestions = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [...line].slice(0, MAX_MESSAGE_LENGTH).join(''))
