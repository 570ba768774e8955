import { lazyWords } from '../../words.ts'
import { SectionLink } from '../menu/section-link.tsx'

export const PriceBoardLink = () => (
  <SectionLink className="answer-card__way" place="prices">
    {lazyWords.prices.worth.board}
  </SectionLink>
)
