import { partWords } from '../../words.ts'
import { PlaceLink } from '../menu/place-link.tsx'

/** The link to the price board. */
export const BoardLink = () => (
  <PlaceLink className="answer-card__way" place="prices">
    {partWords.prices.worth.board}
  </PlaceLink>
)
