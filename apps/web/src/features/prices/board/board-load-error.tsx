import '../../../components/button.css'
import { lazyWords } from '../../../words.ts'

/** Error message in place of content that failed to load. */
export function BoardLoadError({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <div className="price-board__failed">
      <p role="alert">{words}</p>
      <button className="button" type="button" onClick={onRetry}>
        {lazyWords.prices.board.tryAgain}
      </button>
    </div>
  )
}
