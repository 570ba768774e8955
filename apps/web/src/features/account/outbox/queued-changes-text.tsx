import { lazyWords } from '../../../words.ts'

/** Text of the note on queued changes (queued-changes-note.tsx). */
export const QueuedChangesText = () => (
  <p className="account__waiting" role="status">
    {lazyWords.waiting.atLogin}
  </p>
)
