import { siteWords } from '../words.ts'

/**
 * Stands hidden over pages that open without a network and then do less, for src/inline/no-network.ts to show.
 *
 * @param isLedTo who wants his farm may be led to this page
 */
export const NeedsNetwork = ({ isLedTo }: { isLedTo?: boolean }) => {
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
