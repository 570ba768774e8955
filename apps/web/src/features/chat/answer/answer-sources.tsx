import type { AnswerSource } from '@smart-farming/contracts/chat'
import { lazyWords } from '../../../words.ts'

/** Sources of an answer's facts: publisher, series, newest month, unit and licence. */
export function AnswerSources({ sources }: { sources: readonly AnswerSource[] }) {
  return (
    <div className="answer-sources">
      <p className="answer-sources__heading">{lazyWords.chat.checked}</p>
      <ul>
        {sources.map(({ name, series, market, date, unit, url, licence }) => (
          <li key={[name, series, market, date, unit].join()}>
            {/* Sample data has no page to link to. */}
            {url === '' ? (
              name
            ) : (
              <a href={url} target="_blank" rel="noopener">
                {name}
              </a>
            )}
            {lazyWords.chat.source({
              series: [series, market].filter(Boolean).join(', '),
              month: date,
              unit,
              licence,
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
