import type { User } from '@smart-farming/contracts/accounts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { adoptStyle } from '../../components/adopt-style.ts'
import { Isolated } from '../../components/marked.tsx'
import { usePageTitle } from '../../components/use-page-title.ts'
import { partWords } from '../../words.ts'
import { DisplaySection } from './display/display-section.tsx'
import { MoveSection } from './moving/move-section.tsx'
import css from './my-account.css?inline'
import { PasskeysSection } from './passkeys/passkeys-section.tsx'
import { DeleteSection } from './sections/delete-section.tsx'
import { EventsSection } from './sections/events-section.tsx'
import { ExportSection } from './sections/export-section.tsx'
import { PasswordSection } from './sections/password-section.tsx'
import { RecoverySection } from './sections/recovery-section.tsx'
import { SessionsSection } from './sections/sessions-section.tsx'

adoptStyle(css)

interface MyAccountProps {
  user: User
  logout: ReactNode
  /** The account goes at that time (ISO 8601), and its farmer is signed out. */
  onDeleted: (deletesAt: string) => void
}

/** All that farmers do with their own account. */
export function MyAccount({ user: { username }, logout, onDeleted }: MyAccountProps) {
  const words = partWords.account.page
  usePageTitle(words.title)
  return (
    <div className="my-account">
      <header className="my-account__top">
        <Link className="my-account__back" to="/dashboard">
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M10 3L5 8l5 5" />
          </svg>
          {words.back}
        </Link>
        {logout}
      </header>
      <main>
        <h1 className="my-account__title" tabIndex={-1}>
          {words.title}
        </h1>
        <p className="my-account__lead">
          <Isolated words={words.lead({ username })} name={username} />
        </p>
        <DisplaySection />
        <PasswordSection username={username} />
        <RecoverySection username={username} />
        <PasskeysSection username={username} />
        <SessionsSection username={username} />
        <MoveSection username={username} />
        <EventsSection />
        <ExportSection username={username} />
        <DeleteSection username={username} onDeleted={onDeleted} />
        <p className="my-account__privacy">
          <a href="/privacy">{words.privacy}</a>
        </p>
      </main>
    </div>
  )
}
