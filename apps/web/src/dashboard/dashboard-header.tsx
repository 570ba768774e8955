import type { User } from '@smart-farming/contracts/accounts'
import type { ReactNode } from 'react'
import { IsolatedName } from '../components/rich-message.tsx'
import { usePageTitle } from '../components/use-page-title.ts'
import './dashboard-header.css'
import { words } from '../words.ts'

interface DashboardHeaderProps {
  user: User
  /** The place's name, from the most local part to the country; blank without a place. */
  place?: string
  title?: string | undefined
  finder?: ReactNode
  account?: ReactNode
  logout: ReactNode
}

/** Header of the dashboard: farm, place, user, account link and logout button. */
export function DashboardHeader({ user, place = '', title, finder, account, logout }: DashboardHeaderProps) {
  const farmName = user.farm_name.trim()
  const { dashboard, application } = words
  usePageTitle(title ?? dashboard.title)
  const [town, ...around] = place.split(', ')
  const country = around.pop()
  return (
    <header className="dashboard-header">
      <div className="dashboard-header__names">
        <h1 className="dashboard-header__title" tabIndex={-1}>
          {farmName === '' ? (
            application.product
          ) : (
            <IsolatedName words={dashboard.farm({ name: farmName })} name={farmName} />
          )}
        </h1>
        <div className="dashboard-header__who">
          <p className="dashboard-header__welcome">
            <IsolatedName words={dashboard.welcome({ name: user.username })} name={user.username} />
          </p>
          {/* Hidden from screen readers, which read the name above the forecast days. */}
          <p className="dashboard-header__place" dir="auto" aria-hidden="true">
            {town}
            {around.map((part) => (
              <span key={part} className="dashboard-header__wider">
                , {part}
              </span>
            ))}
            {country && `, ${country}`}
          </p>
        </div>
      </div>
      {finder}
      {account}
      {logout}
    </header>
  )
}
