import { lazyWords, words } from '../../../words.ts'
import { SectionLink } from '../../menu/section-link.tsx'

/** Link to the choice of crops, in place of a price. */
export const ChooseCropsCard = () => (
  <li className="own-card">
    <SectionLink className="own-card__ask" place="prices">
      <span className="own-card__question">{lazyWords.chat.own.worth}</span>{' '}
      <strong className="own-card__answer">{words.today.choose}</strong>
    </SectionLink>
  </li>
)
