import { partWords } from '../../words.ts'
import { PlaceLink } from '../menu/place-link.tsx'

/** Link to the price board. */
export const BoardLink = () => (
  <PlaceLink className="answer-card__way" place="prices">
    {partWords.prices.worth.board}
  </PlaceLink>
)
