import { useEffect, useRef, useState } from 'react'
import './frame.css'
import { watchFrame } from './watch-frame.ts'

interface FrameProps {
  /** What is in the frame, for screen readers and for the words around it: "contact form". */
  title: string
  src: string
  /** The page may send the whole window elsewhere when it is clicked: only for pages of ours. */
  mayLeave?: boolean
}

// Scripts and its own origin: without them neither a form nor a chatbot works. Its origin is never ours when it is a
// third party's (the server refuses such a setting), so it cannot lift its own sandbox.
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups'

/** A page inside ours, which must never be able to hurt ours. There is always a way to open it by itself. */
export function Frame({ title, src, mayLeave = false }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [late, setLate] = useState(false)
  useEffect(() => (frame.current ? watchFrame(frame.current, setLate) : undefined), [])
  return (
    <div className="frame">
      <iframe
        className="frame__page"
        ref={frame}
        title={title}
        src={src}
        sandbox={mayLeave ? `${SANDBOX} allow-top-navigation-by-user-activation` : SANDBOX}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <p className="frame__note">
        <span role="status">
          <span className="frame__late" hidden={!late}>
            The {title} is not loading.
          </span>
        </span>
        <a href={src} target="_blank" rel="noopener">
          Open the {title} in its own page
        </a>
      </p>
    </div>
  )
}
