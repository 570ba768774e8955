import { type ReactNode, useEffect, useRef } from 'react'
import { adoptStyle } from '../../../components/adopt-style.ts'
import { CopyButton } from '../../../components/copy/copy-button.tsx'
import { lazyWords } from '../../../words.ts'
import css from './recovery-code-display.css?inline'

adoptStyle(css)

interface ShownCodeProps {
  /** In groups, as the server formats the code. */
  code: string
  children: ReactNode
}

/** A recovery code, shown only once, in groups for writing down. */
export function RecoveryCodeDisplay({ code, children }: ShownCodeProps) {
  const words = lazyWords.account.recovery.code
  const shown = useRef<HTMLParagraphElement>(null)
  useEffect(() => shown.current?.focus(), [])
  return (
    <div className="shown-code">
      <p>{words.lead}</p>
      <p className="shown-code__code" tabIndex={-1} ref={shown} translate="no">
        <span className="unseen">{words.label} </span>
        {code.split('-').map((group, at) => (
          // Groups have no identity other than their position.
          <span className="shown-code__group" key={at}>
            {group}{' '}
          </span>
        ))}
      </p>
      <div className="shown-code__ways">
        {children}
        <CopyButton text={code} words={words.copy} />
      </div>
    </div>
  )
}
