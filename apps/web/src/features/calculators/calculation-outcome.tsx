import type { CalculationResult } from './calculation.ts'

/** Result of a calculation: the main value, then its components. */
export function CalculationOutcome({ result }: { result: CalculationResult }) {
  return (
    <>
      <p className={result.isLoss ? 'sums__main sums__main--loss' : 'sums__main'}>
        <span className="sums__main-label">{result.label}</span>{' '}
        <strong className="sums__figure">
          <bdi>{result.value}</bdi>
        </strong>
      </p>
      {result.note && <p className="sums__note">{result.note}</p>}
      {result.rows.length > 0 && (
        <dl className="sums__rows">
          {result.rows.map(({ label, value }) => (
            <div key={label} className="sums__row">
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
