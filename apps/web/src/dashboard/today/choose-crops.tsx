import { Sign } from '../../components/pictures/sign.tsx'
import { words } from '../../words.ts'
import { PlaceLink } from '../menu/place-link.tsx'

/** In the place of the third answer: the link to the crop chooser, which the price board begins with. */
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
