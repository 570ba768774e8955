import { partWords, words } from '../../../words.ts'
import { PlaceLink } from '../../menu/place-link.tsx'

/** Link for choosing crops, in place of a price. */
export const ChooseCard = () => (
  <li className="own-card">
    <PlaceLink className="own-card__ask" place="prices">
      <span className="own-card__question">{partWords.chat.own.worth}</span>{' '}
      <strong className="own-card__answer">{words.today.choose}</strong>
    </PlaceLink>
  </li>
)
