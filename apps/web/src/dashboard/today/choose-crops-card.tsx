import { SignIcon } from '../../components/icons/sign-icon.tsx'
import { words } from '../../words.ts'
import { SectionLink } from '../menu/section-link.tsx'

/** Link to the choice of crops on the price board, in place of the third answer. */
export const ChooseCropsCard = () => (
  <article className="answer-card answer-card--price">
    <h2 className="answer-card__heading">
      <SectionLink className="answer-card__toggle" place="prices">
        <SignIcon of="price" className="answer-card__sign" />
        <span className="answer-card__words">
          <span className="answer-card__title">{words.today.worth}</span>{' '}
          <strong className="answer-card__verdict">{words.today.choose}</strong>
        </span>
      </SectionLink>
    </h2>
  </article>
)
