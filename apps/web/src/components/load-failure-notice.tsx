import './alert.css'
import './load-failure-notice.css'
import { siteWords } from '../words.ts'

/**
 * Hidden message in every page that needs its script. src/inline/load-failure.ts reveals it.
 *
 * @param props `path` is the page's own path
 */
export function LoadFailureNotice({ path }: { path: string }) {
  return (
    <>
      <p className="alert stuck" id="stuck" role="alert" hidden>
        {siteWords.stuck.incomplete} <a href={path}>{siteWords.stuck.again}</a>
      </p>
      <noscript>
        <p className="alert stuck">{siteWords.stuck.noScript}</p>
      </noscript>
    </>
  )
}
