import type { User } from '@smart-farming/contracts/accounts'
import type { ReactNode } from 'react'
import { usePageTitle } from '../components/use-page-title.ts'
import './dashboard-header.css'

interface DashboardHeaderProps {
  user: User
  /** The way to "My account". */
  account?: ReactNode
  logout: ReactNode
}

/** The head of the dashboard: whose farm, who is signed in, and the way out. */
export function DashboardHeader({ user, account, logout }: DashboardHeaderProps) {
  const farmName = user.farm_name.trim()
  usePageTitle('Dashboard')
  return (
    <header className="dashboard-header">
      <div className="dashboard-header__names">
        <h1 className="dashboard-header__title" tabIndex={-1}>
          {farmName === '' ? 'Smart Farming' : `${farmName} Farm Dashboard`}
        </h1>
        <div className="dashboard-header__who">
          <p className="dashboard-header__welcome">{`Welcome, ${user.username}!`}</p>
          {account}
        </div>
      </div>
      {logout}
    </header>
  )
}
