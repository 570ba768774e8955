import type { AccountSession } from '@smart-farming/contracts/accounts/my-account'
import { serverNow } from '../../../server/server-clock.ts'
import { lazyWords } from '../../../words.ts'
import { daysSince, localDay } from '../local-day.ts'

interface SessionRowProps {
  session: AccountSession
  onEnd: () => void
}

/** One session: device, last use, and a button to end the session. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const words = lazyWords.account.sessions
  const { device, createdAt, lastSeenAt, current } = session
  const days = daysSince(lastSeenAt, serverNow())
  const seen =
    days === 0
      ? words.seenToday
      : days === 1
        ? words.seenYesterday
        : words.seen({ day: localDay(lastSeenAt) })
  return (
    <li className="session-list__session">
      <div className="session-list__words">
        <p className="session-list__device">{words.device({ device })}</p>
        <p className="my-account__quiet">{words.since({ day: localDay(createdAt) })}</p>
        {!current && <p className="my-account__quiet">{seen}</p>}
      </div>
      {current ? (
        <strong className="session-list__this">{words.current}</strong>
      ) : (
        <button className="link-button" type="button" aria-label={words.endOf({ device })} onClick={onEnd}>
          {words.end}
        </button>
      )}
    </li>
  )
}
