import { type KeyboardEvent, type ReactNode, useRef } from 'react'

export interface Tab<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly icon: ReactNode
}

interface TabListProps<Id extends string> {
  label: string
  tabs: readonly Tab<Id>[]
  shown: Id | undefined
  /** True if the menu's current entry is one of these tabs. */
  isMarked: boolean
  onSelect: (id: Id) => void
  orientation: 'horizontal' | 'vertical'
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/**
 * A tab list following the ARIA pattern: one Tab stop; arrow keys, Home and End move and select.
 * Its panels are {@link TabPanel}s with the same ids.
 */
export function TabList<Id extends string>(props: TabListProps<Id>) {
  const { label, tabs, shown, isMarked, onSelect, orientation } = props
  const list = useRef<HTMLDivElement>(null)

  const stop = shown ?? tabs[0]?.id

  const move = (event: KeyboardEvent) => {
    const last = tabs.length - 1
    const at = tabs.findIndex((tab) => tab.id === stop)
    const step = steps[event.key]
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? last : step && (at + step + tabs.length) % tabs.length
    const next = to === undefined ? undefined : tabs[to]
    if (next === undefined) return
    event.preventDefault()
    onSelect(next.id)
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus()
  }

  return (
    <div className="tabs" role="tablist" aria-label={label} aria-orientation={orientation} ref={list}>
      {tabs.map(({ id, label, icon }) => (
        <button
          className="tabs__tab"
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          aria-selected={id === shown}
          aria-current={isMarked && id === shown ? 'page' : undefined}
          aria-controls={`panel-${id}`}
          tabIndex={id === stop ? 0 : -1}
          onClick={() => onSelect(id)}
          onKeyDown={move}
        >
          {icon}
          {label}
        </button>
      ))}
    </div>
  )
}

interface TabPanelProps {
  id: string
  selected: boolean
  children: ReactNode
}

/** Panel of a tab. A hidden panel stays mounted and keeps its state. */
export function TabPanel({ id, selected, children }: TabPanelProps) {
  return (
    <div
      className="tabs__panel"
      id={`panel-${id}`}
      role="tabpanel"
      aria-labelledby={`tab-${id}`}
      hidden={!selected}
    >
      {children}
    </div>
  )
}
