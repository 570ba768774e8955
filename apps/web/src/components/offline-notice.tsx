import { siteWords } from '../words.ts'

/**
 * Hidden notice on pages with fewer functions offline. src/inline/offline-notice.ts reveals it.
 *
 * @param props `isLedTo` is true if an offline farmer may be redirected to this page
 */
export const OfflineNotice = ({ isLedTo }: { isLedTo?: boolean }) => {
  const { needsNetwork, dashboard, notKept, tryAgain } = siteWords.offline
  return (
    <p className="needs-network" id="needs-network" role="status" hidden>
      {needsNetwork}{' '}
      <a id="farm-kept" href="/dashboard">
        {dashboard}
      </a>
      {isLedTo && (
        <span>
          {notKept} <a href="/dashboard">{tryAgain}</a>
        </span>
      )}
    </p>
  )
}
