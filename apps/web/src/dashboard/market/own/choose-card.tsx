import { partWords, words } from '../../../words.ts'
import { PlaceLink } from '../../menu/place-link.tsx'

/** In the place of a price: the way to choose crops. */
export const ChooseCard = () => (
  <li className="own-card">
    <PlaceLink className="own-card__ask" place="prices">
      <span className="own-card__question">{partWords.chat.own.worth}</span>{' '}
      <strong className="own-card__answer">{words.today.choose}</strong>
    </PlaceLink>
  </li>
)
