import type { Outlook } from '@smart-farming/contracts/weather'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { formatLimitValue } from '@smart-farming/words/format/weather/figures'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { clockTime, dayLabel } from '../../../place-time.ts'
import { lazyWords, words } from '../../../words.ts'
import css from './recent-weather.css?inline'

adoptStyle(css)

type Known = NonNullable<Outlook['before']>

interface BeforeProps {
  before: Known
  place: PlaceZone
  units: Outlook['units']
}

/**
 * Disclosure of recent rainfall and this morning's soil moisture, which affect today, with their
 * sources.
 */
export function RecentWeather({ before: { fallen, soil }, place, units }: BeforeProps) {
  const said = lazyWords.before
  const isOneSource = fallen?.source.id === soil?.source.id
  const amount = (mm: number) => formatLimitValue(words.figures, mm, 'mm', units)
  return (
    <details className="before">
      <summary>{said.title}</summary>
      {fallen ? (
        <>
          <p>{said.fallen({ clock: clockTime(place, fallen.untilDt) })}</p>
          <dl>
            {fallen.lately.map(({ hours, mm }) => (
              <div key={hours} className="before__figure">
                <dt>{said.last({ hours: formatLimitValue(words.figures, hours, 'h', units) })}</dt>
                <dd>{mm === undefined ? said.notKnown : amount(mm)}</dd>
              </div>
            ))}
          </dl>
          {!isOneSource && <Evidence source={fallen.source} place={place} />}
        </>
      ) : (
        <p>{said.fallenMissing}</p>
      )}
      {soil ? (
        <>
          <dl>
            <div className="before__figure">
              <dt>{said.soil}</dt>
              <dd>{soilState(soil, amount)}</dd>
            </div>
          </dl>
          {soil.metOn !== undefined && <p>{said.since({ day: dayLabel(soil.metOn) })}</p>}
          <Evidence source={soil.source} place={place} />
        </>
      ) : (
        <p>{said.soilMissing}</p>
      )}
    </details>
  )
}

/** Soil moisture relative to field capacity, in mm. Positive is drier. */
function soilState(
  { wettestMm, driestMm }: NonNullable<Known['soil']>,
  amount: (mm: number) => string,
): string {
  const said = lazyWords.before
  const one = (mm: number) =>
    Math.abs(mm) < 0.05
      ? said.full
      : mm > 0
        ? said.dry({ amount: amount(mm) })
        : said.wet({ amount: amount(-mm) })
  return wettestMm === driestMm
    ? one(wettestMm)
    : said.between({ wettest: one(wettestMm), driest: one(driestMm) })
}

interface EvidenceProps {
  source: NonNullable<Known['fallen']>['source']
  place: PlaceZone
}

function Evidence({ source, place }: EvidenceProps) {
  const clock = clockTime(place, Date.parse(source.fetchedAt) / 1000)
  return (
    <p className="before__source">
      <a href={source.url} target="_blank" rel="noopener">
        {source.attribution}
      </a>{' '}
      {source.licence}, {lazyWords.before.source({ clock })}
    </p>
  )
}
