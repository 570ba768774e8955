import { partWords } from '../../../words.ts'

/** See WaitingNote. */
export const WaitingWords = () => (
  <p className="account__waiting" role="status">
    {partWords.waiting.atLogin}
  </p>
)
