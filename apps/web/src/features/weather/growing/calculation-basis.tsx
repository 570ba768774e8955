import type { Finding } from '@smart-farming/contracts/weather/growing'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { lazyWords } from '../../../words.ts'
import limits from '../work/work-limits.css?inline'
import css from './calculation-basis.css?inline'

adoptStyle(limits)
adoptStyle(css)

interface BasisProps {
  basis: Finding['basis']
  sources?: Finding['sources']
}

/** Disclosure of how a value is calculated: method, inputs, sources and limits. */
export function CalculationBasis({ basis, sources = [] }: BasisProps) {
  const { behind, method, inputs, limits } = lazyWords.growing
  const byUrl = [...new Map(sources.map((source) => [source.url, source])).values()]
  return (
    <details className="work-limits">
      <summary>{behind}</summary>
      <dl className="basis">
        <dt>{method}</dt>
        <dd>{basis.method}</dd>
        <dt>{inputs}</dt>
        <dd>{basis.inputs}</dd>
        <dt>{limits}</dt>
        <dd>{basis.limits}</dd>
      </dl>
      {byUrl.map(({ url, attribution, licence }) => (
        <p key={url} className="basis__source">
          <a href={url} target="_blank" rel="noopener">
            {attribution}
          </a>{' '}
          {licence}
        </p>
      ))}
    </details>
  )
}
