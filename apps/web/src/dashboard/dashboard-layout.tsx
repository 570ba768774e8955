import { type ReactNode, useRef } from 'react'
import { TabList, TabPanel } from '../components/tabs.tsx'
import { useMedia } from '../components/use-media.ts'
import './dashboard-layout.css'
import { assistantIcon, marketIcon, weatherIcon } from './menu-icons.tsx'

export type DashboardTab = 'market' | 'assistant'

const tabs = [
  { id: 'market', label: 'Market Intelligence', icon: marketIcon },
  { id: 'assistant', label: 'Farm Assistant', icon: assistantIcon },
] as const

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
        <nav className="dashboard__menu" aria-label="Dashboard">
          <TabList
            label="Sections"
            tabs={tabs}
            selected={tab}
            onSelect={select}
            orientation={wide ? 'vertical' : 'horizontal'}
          />
          <a className="dashboard__jump" href="#weather">
            {weatherIcon}
            Weather
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
