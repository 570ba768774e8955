import { lazyWords } from '../../words.ts'
import { SectionLink } from '../menu/section-link.tsx'

/** Link to the price board. */
export const PriceBoardLink = () => (
  <SectionLink className="answer-card__way" place="prices">
    {lazyWords.prices.worth.board}
  </SectionLink>
)
