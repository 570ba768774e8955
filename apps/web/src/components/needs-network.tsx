import { siteWords } from '../words.ts'

/** Stands hidden over pages that open without a network and then do less, for src/inline/no-network.ts to show. */
export const NeedsNetwork = () => {
  const { needsNetwork, dashboard, notKept, tryAgain } = siteWords.offline
  return (
    <p className="needs-network" id="needs-network" role="status" hidden>
      {needsNetwork}{' '}
      <a id="farm-kept" href="/dashboard">
        {dashboard}
      </a>
      <span>
        {notKept} <a href="/dashboard">{tryAgain}</a>
      </span>
    </p>
  )
}
