import { type ReactNode, useRef } from 'react'
import { type Tab, TabList, TabPanel } from '../components/tabs.tsx'
import { useMedia } from '../components/use-media.ts'
import './dashboard-layout.css'
import { words } from '../words.ts'
import { assistantIcon, marketIcon, weatherIcon } from './menu-icons.tsx'

export type DashboardTab = 'market' | 'assistant'

const tabs = (): readonly Tab<DashboardTab>[] => [
  { id: 'market', label: words.dashboard.market, icon: marketIcon },
  { id: 'assistant', label: words.dashboard.assistant, icon: assistantIcon },
]

interface DashboardLayoutProps {
  tab: DashboardTab
  onTab: (tab: DashboardTab) => void
  header: ReactNode
  market: ReactNode
  assistant: ReactNode
  weather: ReactNode
}

/** Menu left, the chosen tab in the middle, weather right; on a phone weather first and the menu under the thumb. */
export function DashboardLayout(props: DashboardLayoutProps) {
  const { tab, onTab, header, market, assistant, weather } = props
  const wide = useMedia('(min-width: 960px)')
  const main = useRef<HTMLElement>(null)

  const select = (id: DashboardTab) => {
    onTab(id)
    // On a phone the panel may be below the weather. On a wide screen nothing scrolls.
    main.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <div className="dashboard">
      {header}
      <div className="dashboard__body">
        <nav className="dashboard__menu" aria-label={words.dashboard.title}>
          <TabList
            label={words.dashboard.sections}
            tabs={tabs()}
            selected={tab}
            onSelect={select}
            orientation={wide ? 'vertical' : 'horizontal'}
          />
          <a className="dashboard__jump" href="#weather">
            {weatherIcon}
            {words.dashboard.weather}
          </a>
        </nav>
        <main className="dashboard__main" ref={main}>
          <TabPanel id="market" selected={tab === 'market'}>
            {market}
          </TabPanel>
          <TabPanel id="assistant" selected={tab === 'assistant'}>
            {assistant}
          </TabPanel>
        </main>
        <div className="dashboard__weather" id="weather">
          {weather}
        </div>
      </div>
    </div>
  )
}
