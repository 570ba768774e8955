import { type ReactNode, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Tab, TabList, TabPanel } from '../components/tabs.tsx'
import { useMediaQuery } from '../components/use-media-query.ts'
import './dashboard-layout.css'
import './dashboard-wide.css'
import { words } from '../words.ts'
import { type DashboardSection, type DashboardTab, scrollToSection } from './dashboard-sections.ts'
import { assistantIcon, calculatorsIcon, marketIcon, pricesIcon, weatherIcon } from './menu/menu-icons.tsx'
import { SectionLink } from './menu/section-link.tsx'
import { useCurrentSection } from './menu/use-current-section.ts'

const tabs = (): readonly Tab<DashboardTab>[] => [
  { id: 'market', label: words.dashboard.market, icon: marketIcon },
  { id: 'assistant', label: words.dashboard.assistant, icon: assistantIcon },
]

interface DashboardLayoutProps {
  at: DashboardSection | undefined
  /**
   * The current tab, or the last one while the calculators, the weather or the prices are in view.
   */
  tab: DashboardTab
  /** True while the calculators replace the tab panels. */
  isSums: boolean
  onTab: (tab: DashboardTab) => void
  header: ReactNode
  today: ReactNode
  market: ReactNode
  assistant: ReactNode
  sums: ReactNode
  prices: ReactNode
  weather: ReactNode
  hours: ReactNode
}

/**
 * Layout of the dashboard. On a desktop, the menu is on the left, the selected section in the
 * middle, and the forecast on the right. On a phone, the sections are stacked, with the forecast
 * first and the menu at the bottom. The document order matches the visual order, for the Tab key
 * and screen readers.
 */
export function DashboardLayout(props: DashboardLayoutProps) {
  const { at, tab, isSums, onTab, header, today, market, assistant, sums, prices, weather, hours } = props
  const wide = useMediaQuery('(min-width: 960px)')
  const wanted = at ?? (wide ? 'market' : 'weather')
  const middle = wide ? wanted : isSums ? 'sums' : tab
  const marked = useCurrentSection(wanted, middle, wide)
  // On a phone the chat is below the fold, so it renders after the forecast days unless the URL
  // leads to it.
  const isMarketDue = useDeferredValue(true, wide || at !== undefined)
  const before = useRef(at)
  useEffect(() => {
    if (at === undefined && before.current === undefined) return
    before.current = at
    scrollToSection(wanted)
  }, [at, wanted])
  const [days, putDays] = useOneForGood()
  const [board, putBoard] = useOneForGood()

  const way = (id: 'prices' | 'weather' | 'sums', icon: ReactNode) => (
    <SectionLink className="dashboard__jump" place={id} isCurrent={marked === id}>
      {icon}
      {words.dashboard[id]}
    </SectionLink>
  )

  const weatherPlace = <div className="dashboard__weather" id="weather" ref={putDays} />
  const pricesPlace = (
    <div className="dashboard__prices" id="prices" ref={putBoard} hidden={wide && middle !== 'prices'} />
  )

  return (
    <div className="dashboard">
      <a className="dashboard__skip" href="#main">
        {words.dashboard.skip}
      </a>
      {header}
      {today}
      <div className="dashboard__body">
        <nav className="dashboard__menu" aria-label={words.dashboard.title}>
          <TabList
            label={words.dashboard.sections}
            tabs={tabs()}
            shown={middle === tab ? tab : undefined}
            isMarked={marked === tab}
            onSelect={(id) => {
              // Pressing the current entry again does not change the URL, so scrolling is done
              // here.
              if (id === at) scrollToSection(id)
              onTab(id)
            }}
            orientation={wide ? 'vertical' : 'horizontal'}
          />
          {way('prices', pricesIcon)}
          {way('weather', weatherIcon)}
          {way('sums', calculatorsIcon)}
        </nav>
        {wide || weatherPlace}
        <main
          className={middle === 'sums' ? 'dashboard__main dashboard__main--long' : 'dashboard__main'}
          id="main"
          tabIndex={-1}
        >
          <TabPanel id="market" selected={middle === 'market'}>
            {isMarketDue && market}
          </TabPanel>
          <TabPanel id="assistant" selected={middle === 'assistant'}>
            {assistant}
          </TabPanel>
          <section
            className="dashboard__sums"
            id="panel-sums"
            aria-label={words.dashboard.sums}
            hidden={middle !== 'sums'}
          >
            {sums}
          </section>
          {wide && (
            <div className="dashboard__hours" id="panel-weather" hidden={middle !== 'weather'}>
              {middle === 'weather' && hours}
            </div>
          )}
          {wide && pricesPlace}
        </main>
        {wide ? weatherPlace : pricesPlace}
        {createPortal(weather, days)}
        {createPortal(prices, board)}
      </div>
    </div>
  )
}

/**
 * Returns one permanent element and a function that moves it. Half-filled forms and open details
 * survive turning a tablet.
 */
function useOneForGood() {
  const [element] = useState(() => document.createElement('div'))
  const put = useCallback(
    (place: HTMLElement | null) => {
      place?.append(element)
      // A modal dialog stops being modal when moved, so it is reopened.
      for (const dialog of element.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
        dialog.removeAttribute('open')
        dialog.showModal()
      }
    },
    [element],
  )
  return [element, put] as const
}
