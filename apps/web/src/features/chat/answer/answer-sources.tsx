import type { AnswerSource } from '@smart-farming/contracts/chat'

/** What the figures of an answer rest on: publisher, series, newest month, unit and licence, each a way to check it. */
export function AnswerSources({ sources }: { sources: readonly AnswerSource[] }) {
  return (
    <div className="answer-sources">
      <p className="answer-sources__heading">Sources</p>
      <ul>
        {sources.map(({ name, series, market, date, unit, url, licence }) => (
          <li key={[name, series, market, date, unit].join()}>
            {/* What was made up for trying the product has nowhere to lead to. */}
            {url === '' ? (
              name
            ) : (
              <a href={url} target="_blank" rel="noopener">
                {name}
              </a>
            )}
            : {[series, market].filter(Boolean).join(', ')}, newest {month(date)}, {unit}, {licence}
          </li>
        ))}
      </ul>
    </div>
  )
}

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "August 2026" of `2026-08`. */
function month(date: string): string {
  return monthFormat.format(new Date(`${date}-01T00:00:00Z`))
}
