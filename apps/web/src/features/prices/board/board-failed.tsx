import '../../../components/button.css'
import { partWords } from '../../../words.ts'

/** Error message in place of content that could not be loaded. */
export function BoardFailed({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <div className="price-board__failed">
      <p role="alert">{words}</p>
      <button className="button" type="button" onClick={onRetry}>
        {partWords.prices.board.tryAgain}
      </button>
    </div>
  )
}
