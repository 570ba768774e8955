import { ASSISTANT_PAGE } from '@smart-farming/contracts/page-settings'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { useState } from 'react'
import { askAhead } from '../dashboard/ask-ahead.ts'
import { DashboardHeader } from '../dashboard/dashboard-header.tsx'
import { DashboardLayout, type DashboardTab } from '../dashboard/dashboard-layout.tsx'
import { FarmAssistant } from '../dashboard/farm-assistant.tsx'
import { FarmMarket } from '../dashboard/farm-market.tsx'
import { FarmWeather } from '../dashboard/farm-weather.tsx'
import { LogoutButton } from '../features/account/logout-button.tsx'
import { userQuery } from '../features/account/queries.ts'
import { RecoveryNotice } from '../features/my-account/offer/recovery-notice.tsx'
import { currentPageSettings } from '../page-settings.ts'
import { words } from '../words.ts'

interface DashboardSearch {
  tab: DashboardTab
}

export const Route = createFileRoute('/_signed-in/dashboard')({
  validateSearch: (search: { tab?: unknown } & SearchSchemaInput): DashboardSearch => ({
    tab: search.tab === 'assistant' ? 'assistant' : 'market',
  }),
  search: { middlewares: [stripSearchParams({ tab: 'market' })] },
  // Begins, and waits for nothing: every view shows by itself what it has.
  loader: ({ context }) => void askAhead(context.queryClient, context.user.location),
  // Another tab is no other dashboard.
  shouldReload: false,
  component: Dashboard,
})

function Dashboard() {
  const { data: user } = useSuspenseQuery(userQuery())
  const { tab } = Route.useSearch()
  const navigate = Route.useNavigate()
  // A third party's page is loaded only when it is asked for, and then kept.
  const [assistantOpened, setAssistantOpened] = useState(tab === 'assistant')
  if (tab === 'assistant' && !assistantOpened) setAssistantOpened(true)
  const assistantUrl = currentPageSettings().farmAssistantUrl ?? ASSISTANT_PAGE

  return (
    <DashboardLayout
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true, resetScroll: false })}
      // A new document: nothing of this farmer stays in memory.
      header={
        <div>
          <DashboardHeader
            user={user}
            account={
              <Link className="dashboard-header__account" to="/account">
                {words.myAccount.open}
              </Link>
            }
            logout={<LogoutButton onLoggedOut={() => location.assign('/')} />}
          />
          <RecoveryNotice username={user.username} />
        </div>
      }
      market={<FarmMarket />}
      assistant={assistantOpened && <FarmAssistant src={assistantUrl} />}
      weather={<FarmWeather user={user} />}
    />
  )
}
