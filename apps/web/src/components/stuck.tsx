import './alert.css'
import './stuck.css'

/**
 * Stands hidden in every page that is nothing without its script, for src/inline/stuck.ts to show. `path` is the page
 * itself.
 */
export function Stuck({ path }: { path: string }) {
  return (
    <>
      <p className="alert stuck" id="stuck" role="alert" hidden>
        This page did not load completely. <a href={path}>Try again</a>
      </p>
      <noscript>
        <p className="alert stuck">This page needs JavaScript.</p>
      </noscript>
    </>
  )
}
