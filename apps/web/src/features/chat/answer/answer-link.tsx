import type { ReactNode } from 'react'
import { lazyWords } from '../../../words.ts'

interface AnswerLinkProps {
  href: string
  text: string
  /** Replacement for a link whose target is not allowed. */
  raw: ReactNode
  children: ReactNode
}

const TAB = /^\/dashboard\?tab=[a-z]{1,20}$/

/** A link in an answer. Links to other sites show the site's name. */
export function AnswerLink({ href, text, raw, children }: AnswerLinkProps) {
  if (TAB.test(href))
    return (
      <a className="answer__link" href={href}>
        {children}
      </a>
    )
  const address = webAddress(href)
  if (address === undefined) return raw
  return (
    <a className="answer__link" href={address.href} target="_blank" rel="noopener">
      {children}
      {!text.includes(address.host) && ` (${address.host})`}
      <span className="unseen">{lazyWords.chat.opensNewTab}</span>
    </a>
  )
}

function webAddress(href: string): URL | undefined {
  try {
    const address = new URL(href)
    return /^https?:$/.test(address.protocol) ? address : undefined
  } catch {
    return undefined
  }
}
