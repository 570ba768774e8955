import { Link } from '@tanstack/react-router'
import { partWords } from '../../words.ts'

/** The way to the board, where other crops are chosen. */
export const BoardLink = () => (
  <Link className="answer-card__way" to="/dashboard" search={{ tab: 'prices' }} resetScroll={false}>
    {partWords.prices.worth.board}
  </Link>
)
