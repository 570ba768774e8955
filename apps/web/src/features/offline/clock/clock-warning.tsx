import { useEffect, useState } from 'react'
import { formatDuration } from '../../../place-time.ts'
import { onServerTime, phoneClockLeadMs, serverClock } from '../../../server/server-clock.ts'
import { lazyWords } from '../../../words.ts'
import { NoticeButton } from '../notice-button.tsx'

const ANSWERED = 'clockAnswered'
const MINUTE_MS = 60_000

/**
 * Warns that the phone's clock is wrong, until the farmer dismisses the warning. Shown again if the
 * clock is corrected and then goes wrong again.
 */
export function ClockWarning() {
  const [aheadMs, setAheadMs] = useState(aheadToSay)
  useEffect(() => {
    const look = () => setAheadMs(aheadToSay())
    look()
    return onServerTime(look)
  }, [])
  if (aheadMs === 0) return null
  const words = lazyWords.phoneClock
  const answer = () => {
    try {
      localStorage.setItem(ANSWERED, '')
    } catch {
      // Without storage, the warning returns at the next visit.
    }
    setAheadMs(0)
  }
  const difference = formatDuration((Math.round(Math.abs(aheadMs) / MINUTE_MS) * MINUTE_MS) / 1000)
  return (
    <div className="over-page" role="status">
      <p>{aheadMs > 0 ? words.ahead({ difference }) : words.behind({ difference })}</p>
      <NoticeButton label={words.understood} onPress={answer} />
    </div>
  )
}

/**
 * Lead of the phone's clock to warn about, in ms. 0 if the clock is right, the server's time is
 * unknown, or the farmer has dismissed the warning.
 */
function aheadToSay(): number {
  if (serverClock.told === undefined) return 0
  const aheadMs = phoneClockLeadMs()
  try {
    if (aheadMs === 0) localStorage.removeItem(ANSWERED)
    return localStorage.getItem(ANSWERED) === null ? aheadMs : 0
  } catch {
    return aheadMs
  }
}
