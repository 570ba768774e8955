import type { Outlook } from '@smart-farming/contracts/weather'
import { adoptStyle } from '../../components/adopt-style.ts'
import { ReadAloudButton } from '../../components/speech/read-aloud-button.tsx'
import { lazyWords } from '../../words.ts'
import css from './alert-list.css?inline'

adoptStyle(css)

interface AlertListProps {
  /** Alerts for events that are not over. */
  alerts: NonNullable<Outlook['alerts']>
}

/**
 * Upcoming events with times and advice, official warnings, events that could not be checked, and
 * the limits with their sources.
 */
export function AlertList({ alerts: { found, unchecked, limits, official } }: AlertListProps) {
  const said = lazyWords.alertList
  return (
    <div className="alert-list">
      <ReadAloudButton
        text={[
          ...(found.length === 0 ? [said.none] : found.map(({ sentence }) => sentence)),
          ...unchecked.map(({ name, reason }) => `${said.notChecked({ name })} ${said.because({ reason })}`),
        ].join('\n')}
      />
      {found.length === 0 && <p>{said.none}</p>}
      <ul className="alert-list__alerts">
        {found.map(({ id, name, times, sentence, details = sentence, advice }) => (
          <li key={id} className="alert-list__alert">
            {name && times && (
              <p>
                <strong>{name}</strong> {times}
              </p>
            )}
            {details && <p>{details}</p>}
            {advice && <p className="alert-list__advice">{said.advice({ advice })}</p>}
          </li>
        ))}
      </ul>
      <p>
        {official ? said.notOfficial : said.notOfficialAlone}{' '}
        {official && (
          <a href={official.url} target="_blank" rel="noopener">
            {official.name}
          </a>
        )}
      </p>
      {unchecked.map(({ kind, name, reason }) => (
        <p key={kind}>
          <strong>{said.notChecked({ name })}</strong> {said.because({ reason })}
        </p>
      ))}
      <details>
        <summary>{said.limits}</summary>
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
      </details>
    </div>
  )
}
