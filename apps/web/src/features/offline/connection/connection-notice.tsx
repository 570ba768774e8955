import { timeAt } from '../../../place-time.ts'
import { lazyWords } from '../../../words.ts'
import { NoticeButton } from '../notice-button.tsx'
import type { ConnectionNoticeProps } from './watch-connection.ts'

/** Notice about the network's state, with the time of the data shown, by this phone's clock. */
export function ConnectionNotice(props: ConnectionNoticeProps) {
  const { state, tryNow, stopWaiting } = props
  const words = lazyWords.line
  return (
    <div className="over-page" role="status">
      <p>{said(props).join(' ')}</p>
      {state === 'slow' && <NoticeButton label={words.stopWaiting} onPress={stopWaiting} />}
      {(state === 'offline' || state === 'portal') && <NoticeButton label={words.tryNow} onPress={tryNow} />}
    </div>
  )
}

function said({ state, asOf, isFromBefore }: ConnectionNoticeProps): string[] {
  const words = lazyWords.line
  const here = { zone: undefined, offsetSeconds: -60 * new Date().getTimezoneOffset() }
  const time = asOf === undefined ? undefined : timeAt(here, asOf, Date.now() / 1000)
  const shown = time === undefined ? [] : [words.shownAsOf({ time })]
  switch (state) {
    case 'offline':
      return [
        time === undefined ? words.offline : words.offlineAsOf({ time }),
        isFromBefore ? words.fromPhone : words.lost,
      ]
    case 'portal':
      return [words.portal, ...shown]
    case 'slow':
      return [words.slow, ...shown]
    case 'back':
      return [words.back]
  }
}
