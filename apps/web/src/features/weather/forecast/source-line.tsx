import type { Source } from '@smart-farming/contracts/weather'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { RichMessage } from '../../../components/rich-message.tsx'
import { formatDuration, timeAt } from '../../../place-time.ts'
import { words } from '../../../words.ts'
import { forecastAge } from './forecast-age.ts'
import './source-line.css'

interface SourceLineProps {
  source: Source
  zone: PlaceZone
  /** Unix seconds. */
  now: number
}

/**
 * Source, licence and fetch time of a forecast. Includes the age, unless a notice already states
 * it.
 */
export function SourceLine({ source, zone, now }: SourceLineProps) {
  const { seconds, isWorthAWord, isOld, untilDt } = forecastAge(source, now)
  const time = timeAt(zone, Date.parse(source.fetchedAt) / 1000, now)
  const { updated, updatedLongAgo } = words.weather
  return (
    <p className="source-line">
      {/* A new tab, because the same tab would lose the chat on this page. */}
      {source.url === '' ? (
        <span>{source.attribution}</span>
      ) : (
        <a href={source.url} target="_blank" rel="noopener">
          {source.attribution}
        </a>
      )}{' '}
      {!source.sample && <span>{source.licence}</span>}{' '}
      <span className="source-line__age" data-until={untilDt}>
        <RichMessage
          words={
            isWorthAWord && !isOld
              ? updatedLongAgo({ time, age: formatDuration(seconds) })
              : updated({ time })
          }
          marks={[
            [
              time,
              <time key="time" dateTime={source.fetchedAt}>
                {time}
              </time>,
            ],
          ]}
        />
      </span>
    </p>
  )
}
