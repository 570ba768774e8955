import { type ReactNode, useEffect, useRef } from 'react'
import { Brand } from '../../components/brand.tsx'
import '../../components/button.css'
import { usePageTitle } from '../../components/use-page-title.ts'
import './account-page.css'
import { words } from '../../words.ts'

interface AccountPageProps {
  title: string
  lead?: string
  form: ReactNode
  otherPage: ReactNode
}

/** Shared layout of the login and signup pages. */
export function AccountPage({ title, lead, form, otherPage }: AccountPageProps) {
  usePageTitle(title)
  const heading = useRef<HTMLHeadingElement>(null)
  // Every new screen focuses its heading, even when the farmer arrives from the landing page, a
  // separate document. A farmer who has begun to type keeps the focus.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="account">
      <header className="account__top">
        <Brand />
      </header>
      <main className="account__main">
        <h1 ref={heading} className="account__title" tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className="account__lead">{lead}</p>}
        {form}
        <div className="account__links">
          <p>{otherPage}</p>
          <p>
            <a href="/">{words.application.home}</a>
          </p>
        </div>
      </main>
      <svg className="account__furrows" viewBox="0 0 800 72" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 12c200-12 600-12 800 0M0 26c200-16 600-16 800 0M0 44c200-22 600-22 800 0M0 66c200-30 600-30 800 0" />
      </svg>
    </div>
  )
}
