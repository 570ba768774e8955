import { ASSISTANT_PAGE } from '@smart-farming/contracts/page-settings'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { useState } from 'react'
import { loadDeferredStyles } from '../components/styles/deferred-styles.ts'
import { CalculatorsSection } from '../dashboard/calculators/calculators-section.tsx'
import { DashboardHeader } from '../dashboard/dashboard-header.tsx'
import { DashboardLayout } from '../dashboard/dashboard-layout.tsx'
import {
  type DashboardSection,
  isDashboardTab,
  parseDashboardSection,
} from '../dashboard/dashboard-sections.ts'
import { FarmAssistant } from '../dashboard/farm-assistant.tsx'
import { FarmWeather } from '../dashboard/farm-weather.tsx'
import { HourlyWeatherSection } from '../dashboard/hourly-weather-section.tsx'
import { FarmMarket } from '../dashboard/market/farm-market.tsx'
import { OnboardingSection } from '../dashboard/onboarding/onboarding-section.tsx'
import { PlaceSearchBox } from '../dashboard/place-search-box.tsx'
import { preloadDashboardData } from '../dashboard/preload-dashboard-data.ts'
import { PricesSection } from '../dashboard/prices-section.tsx'
import { TodayCards } from '../dashboard/today/today-cards.tsx'
import { LogoutButton } from '../features/account/logout-button.tsx'
import { userQuery } from '../features/account/queries.ts'
import { useFarmLocation } from '../features/location/use-farm-location.ts'
import { RecoveryNotice } from '../features/my-account/offer/recovery-notice.tsx'
import { currentPageSettings } from '../page-settings.ts'
import { words } from '../words.ts'

interface DashboardSearch {
  tab?: DashboardSection | undefined
}

export const Route = createFileRoute('/_signed-in/dashboard')({
  validateSearch: ({ tab }: { tab?: unknown } & SearchSchemaInput): DashboardSearch => ({
    tab: parseDashboardSection(tab),
  }),
  loader: ({ context, location }) => {
    // Not awaited, because every view shows its own data on arrival.
    void preloadDashboardData(context.queryClient, context.user.location)
    return loadDeferredStyles().catch(() => {
      // The dashboard's own page contains the styles, and the phone may have cached that page.
      throw redirect({ href: location.href, reloadDocument: true })
    })
  },
  // Changing the tab does not load the dashboard again.
  shouldReload: false,
  component: Dashboard,
})

function Dashboard() {
  const { data: user } = useSuspenseQuery(userQuery())
  const farmLocation = useFarmLocation(user.location)
  const at: DashboardSection | undefined = Route.useSearch().tab
  const navigate = Route.useNavigate()
  // The weather and prices are outside the tabs, so opening them leaves the tab unchanged.
  const [lastTab, setLastTab] = useState(isDashboardTab(at) ? at : 'market')
  const tab = isDashboardTab(at) ? at : lastTab
  if (tab !== lastTab) setLastTab(tab)
  // The calculators replace a tab until one is selected, and stay mounted.
  const [sums, setSums] = useState<'unopened' | 'shown' | 'hidden'>('unopened')
  const nextSums = at === 'sums' ? 'shown' : isDashboardTab(at) && sums === 'shown' ? 'hidden' : sums
  if (nextSums !== sums) setSums(nextSums)
  // A third party's page is loaded on demand, and then stays mounted.
  const [assistantOpened, setAssistantOpened] = useState(tab === 'assistant')
  if (tab === 'assistant' && !assistantOpened) setAssistantOpened(true)
  const assistantUrl = currentPageSettings().farmAssistantUrl ?? ASSISTANT_PAGE

  return (
    <DashboardLayout
      at={at}
      tab={tab}
      isSums={nextSums === 'shown'}
      onTab={(next) => void navigate({ search: { tab: next }, resetScroll: false })}
      // Logging out loads a new document, so that nothing of this farmer stays in memory.
      header={
        <div>
          <DashboardHeader
            user={user}
            title={at && words.dashboard[at]}
            place={farmLocation.location?.name ?? user.location}
            finder={<PlaceSearchBox />}
            account={
              <Link className="dashboard-header__account" to="/account">
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0" />
                </svg>
                <span>{words.myAccount.open}</span>
              </Link>
            }
            logout={<LogoutButton onLoggedOut={() => location.assign('/')} />}
          />
          <RecoveryNotice username={user.username} />
        </div>
      }
      today={
        <div>
          <TodayCards at={farmLocation} />
          <OnboardingSection username={user.username} />
        </div>
      }
      market={<FarmMarket at={farmLocation} />}
      assistant={assistantOpened && <FarmAssistant src={assistantUrl} />}
      sums={nextSums !== 'unopened' && <CalculatorsSection />}
      prices={<PricesSection isWanted={at === 'prices'} />}
      weather={<FarmWeather user={user} at={farmLocation} />}
      hours={<HourlyWeatherSection at={farmLocation} />}
    />
  )
}
