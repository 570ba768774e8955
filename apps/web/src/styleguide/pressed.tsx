import { type ReactNode, useEffect, useRef } from 'react'

const LOOK_EVERY_MS = 50

interface PressedProps {
  /** Selectors of buttons, each pressed when it is there, one after the other. */
  buttons: readonly string[]
  children: ReactNode
}

/** A component in a state that only a press leads to. */
export function Pressed({ buttons, children }: PressedProps) {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const left = [...buttons]
    const timer = setInterval(() => {
      const [next] = left
      if (next === undefined) return clearInterval(timer)
      const button = shown.current?.querySelector<HTMLElement>(next)
      if (!button) return
      button.click()
      left.shift()
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [buttons])
  return <div ref={shown}>{children}</div>
}
