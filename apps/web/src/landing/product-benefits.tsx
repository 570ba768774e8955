import { siteWords } from '../words.ts'

/**
 * Three benefits, each with its proof: the product works offline, needs no app store and is free.
 */
export function ProductBenefits() {
  const { title, points } = siteWords.landing.promise
  return (
    <section className="promise" aria-labelledby="promise">
      <div className="promise__inner">
        <h2 className="landing__title" id="promise">
          {title}
        </h2>
        <ul className="promise__points">
          {points.map(({ name, proof }) => (
            <li key={name}>
              <strong>{name}</strong> {proof}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
