import type { User } from '@smart-farming/contracts/accounts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { adoptStyle } from '../../components/adopt-style.ts'
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx'
import { loadModule } from '../../components/lazy/load-module.ts'
import { IsolatedName } from '../../components/rich-message.tsx'
import { usePageTitle } from '../../components/use-page-title.ts'
import { lazyWords } from '../../words.ts'
import { DisplaySection } from './display/display-section.tsx'
import css from './my-account.css?inline'

adoptStyle(css)

const loadSections = () => import('./sections/account-sections.tsx')
// The page waits for the sections' module, and shows a message if it failed to load, as may happen
// offline.
const arrived = await loadModule(loadSections).catch(() => undefined)

interface MyAccountProps {
  user: User
  logout: ReactNode
  /** Receives the updated user after a change of the user's or the farm's name. */
  onChanged: (user: User) => void
  /** Receives the removal time (ISO 8601). The farmer is logged out by then. */
  onDeleted: (deletesAt: string) => void
}

/** The page with all actions on the farmer's own account. */
export function MyAccount({ user, logout, onChanged, onDeleted }: MyAccountProps) {
  const words = lazyWords.account.page
  const { username } = user
  usePageTitle(words.title)
  const sections = ({ AccountSections }: Awaited<ReturnType<typeof loadSections>>) => (
    <AccountSections user={user} onChanged={onChanged} onDeleted={onDeleted} />
  )
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
          <IsolatedName words={words.lead({ username })} name={username} />
        </p>
        <div className="my-account__cards">
          <DisplaySection />
          {arrived ? (
            sections(arrived)
          ) : (
            <div className="my-account__late">
              <LazyBoundary load={loadSections} missing={words.unread} children={sections} />
            </div>
          )}
        </div>
        <p className="my-account__privacy">
          <a href="/privacy">{words.privacy}</a>
        </p>
      </main>
    </div>
  )
}
