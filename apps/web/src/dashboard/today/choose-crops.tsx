import { Sign } from '../../components/pictures/sign.tsx'
import { words } from '../../words.ts'
import { PlaceLink } from '../menu/place-link.tsx'

/** Link to the choice of crops at the start of the price board, in place of the third answer. */
export const ChooseCrops = () => (
  <article className="answer-card answer-card--price">
    <h2 className="answer-card__heading">
      <PlaceLink className="answer-card__toggle" place="prices">
        <Sign of="price" className="answer-card__sign" />
        <span className="answer-card__words">
          <span className="answer-card__title">{words.today.worth}</span>{' '}
          <strong className="answer-card__verdict">{words.today.choose}</strong>
        </span>
      </PlaceLink>
    </h2>
  </article>
)
