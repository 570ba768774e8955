import { FRAME_SANDBOX } from '@smart-farming/contracts/page-settings'
import { useEffect, useRef, useState } from 'react'
import { watchFrame } from '../browser/watch-frame.ts'

interface FrameProps {
  words: { readonly title: string; readonly late: string; readonly open: string }
  /** A path of ours (`/embed/...`), or a third party's full URL. */
  src: string
}

/**
 * An embedded page. A third party's page is sandboxed. A link always opens the page outside the
 * frame.
 */
export function Frame({ words, src }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [late, setLate] = useState(false)
  useEffect(() => (frame.current ? watchFrame(frame.current, setLate) : undefined), [])
  return (
    <div className="frame">
      <iframe
        className="frame__page"
        ref={frame}
        title={words.title}
        src={src}
        sandbox={isOurs(src) ? undefined : FRAME_SANDBOX}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <p className="frame__note">
        <span role="status">
          <span className="frame__late" hidden={!late}>
            {words.late}
          </span>
        </span>
        <a href={src} target="_blank" rel="noopener">
          {words.open}
        </a>
      </p>
    </div>
  )
}

/** `//host` would be another site. */
function isOurs(src: string): boolean {
  return /^\/(?!\/)/.test(src)
}
