import { lazyWords } from '../../../words.ts'

export const QueuedChangesText = () => (
  <p className="account__waiting" role="status">
    {lazyWords.waiting.atLogin}
  </p>
)
