import './alert.css'
import './stuck.css'
import { siteWords } from '../words.ts'

/** Hidden message in every page that needs its script; src/inline/stuck.ts shows it. `path` is the page itself. */
export function Stuck({ path }: { path: string }) {
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
