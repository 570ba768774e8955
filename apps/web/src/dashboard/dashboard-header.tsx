import type { User } from '@smart-farming/contracts/accounts'
import type { ReactNode } from 'react'
import { Isolated } from '../components/marked.tsx'
import { usePageTitle } from '../components/use-page-title.ts'
import './dashboard-header.css'
import { words } from '../words.ts'

interface DashboardHeaderProps {
  user: User
  /** What the browser's tab is called. */
  title?: string | undefined
  /** The way to "My account". */
  account?: ReactNode
  logout: ReactNode
}

/** The head of the dashboard: whose farm, who is signed in, and the way out. */
export function DashboardHeader({ user, title, account, logout }: DashboardHeaderProps) {
  const farmName = user.farm_name.trim()
  const { dashboard, application } = words
  usePageTitle(title ?? dashboard.title)
  return (
    <header className="dashboard-header">
      <div className="dashboard-header__names">
        <h1 className="dashboard-header__title" tabIndex={-1}>
          {farmName === '' ? (
            application.product
          ) : (
            <Isolated words={dashboard.farm({ name: farmName })} name={farmName} />
          )}
        </h1>
        <div className="dashboard-header__who">
          <p className="dashboard-header__welcome">
            <Isolated words={dashboard.welcome({ name: user.username })} name={user.username} />
          </p>
          {account}
        </div>
      </div>
      {logout}
    </header>
  )
}
