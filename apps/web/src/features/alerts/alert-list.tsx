import type { Forecast, Outlook } from '@smart-farming/contracts/weather'
import { adoptStyle } from '../../components/adopt-style.ts'
import { Marked } from '../../components/marked.tsx'
import { ReadAloud } from '../../components/speech/read-aloud.tsx'
import { timeAt } from '../../place-time.ts'
import { partWords } from '../../words.ts'
import css from './alert-list.css?inline'

adoptStyle(css)

interface AlertListProps {
  /** With the events that are not over. */
  alerts: NonNullable<Outlook['alerts']>
  /** The forecast that it all comes from. */
  forecast: Forecast
  /** Unix seconds. */
  now: number
}

/**
 * Every event ahead, what could not be looked for, the limits with whose they are, and the forecast it all comes from.
 */
export function AlertList({ alerts: { found, unchecked, limits }, forecast, now }: AlertListProps) {
  const said = partWords.alertList
  const { source, city } = forecast
  const zone = { zone: city.zone, offsetSeconds: city.timezone }
  return (
    <div className="alert-list">
      <ReadAloud
        text={[
          ...(found.length === 0 ? [said.none] : found.map(({ sentence }) => sentence)),
          ...unchecked.map(({ name, reason }) => `${said.notChecked({ name })} ${said.because({ reason })}`),
        ].join('\n')}
      />
      {found.length === 0 && <p>{said.none}</p>}
      <ul className="alert-list__alerts">
        {found.map(({ id, sentence }) => (
          <li key={id}>{sentence}</li>
        ))}
      </ul>
      {unchecked.map(({ kind, name, reason }) => (
        <p key={kind}>
          <strong>{said.notChecked({ name })}</strong> {said.because({ reason })}
        </p>
      ))}
      <dl className="alert-list__limits">
        {limits.map(({ kind, name, figure, publisher }) => (
          <div key={kind} className="alert-list__limit">
            <dt>{name}</dt>
            <dd>
              {figure} <span className="alert-list__publisher">{publisher}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="alert-list__evidence">
        <Marked
          words={said.evidence({
            source: source.name,
            time: timeAt(zone, Date.parse(source.fetchedAt) / 1000, now),
          })}
          marks={[
            [
              source.name,
              <a key="source" href={source.url} target="_blank" rel="noopener">
                {source.name}
              </a>,
            ],
          ]}
        />
      </p>
    </div>
  )
}
