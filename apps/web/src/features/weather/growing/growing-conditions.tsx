import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'
import type { Finding } from '@smart-farming/contracts/weather/growing'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import '../../../components/link-button.css'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { useFailureLog } from '../../../failure-log.ts'
import { lazyWords, words } from '../../../words.ts'
import { CalculationBasis } from './calculation-basis.tsx'
import css from './growing-conditions.css?inline'
import { cropGrowthQuery } from './queries.ts'

adoptStyle(css)

/** Water and growth for the farm's crop and soil, as the server calculates them. */
export function GrowingConditions({ at }: { at: Coordinates }) {
  const { data, error, refetch, isFetching } = useQuery(cropGrowthQuery(at))
  useFailureLog('Water and growth', error)
  const { growing } = lazyWords
  if (data === undefined) {
    if (!error) return <p role="status">{growing.waiting}</p>
    return (
      <p role="status">
        {growing.missing}{' '}
        <button className="link-button" type="button" onClick={() => void refetch()}>
          {isFetching ? words.application.loading : words.application.again}
        </button>
      </p>
    )
  }
  if (data.findings.length === 0) return <p>{growing.none}</p>
  return data.findings.map((finding) => <FindingShown key={finding.id} finding={finding} />)
}

/** Keeps a value and its unit on one line. A range may still break before its second value. */
const unbroken = (figure: string): string => figure.replace(/(\d) (\S+)$/, '$1\u00a0$2')

function FindingShown({ finding: { title, told, table, basis, sources } }: { finding: Finding }) {
  const titleId = useId()
  return (
    <div className="finding">
      <h4 id={titleId} className="finding__title">
        {title}
      </h4>
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {table && table.rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        <section className="finding__scroll" tabIndex={0} aria-labelledby={titleId}>
          <table className="finding__table">
            <thead>
              <tr>
                {table.head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([day, ...figures]) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  {figures.map((figure, i) => (
                    <td key={i}>{unbroken(figure)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <CalculationBasis basis={basis} sources={sources} />
    </div>
  )
}
