import { partWords } from '../../../words.ts'

/** See WaitingNote. */
export const WaitingWords = () => <p role="status">{partWords.waiting.atLogin}</p>
