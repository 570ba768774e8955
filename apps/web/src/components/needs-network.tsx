import { siteWords } from '../words.ts'

/** Stands hidden over pages that open without a network and then do less, for src/inline/no-network.ts to show. */
export const NeedsNetwork = () => (
  <p className="needs-network" id="needs-network" role="status" hidden>
    {siteWords.offline.needsNetwork} <a href="/dashboard">{siteWords.offline.dashboard}</a>
  </p>
)
