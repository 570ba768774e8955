import { type ReactNode, useEffect, useRef } from 'react'

const LOOK_EVERY_MS = 50

interface PressedProps {
  /** Selectors of buttons to press in order, once they exist. */
  buttons: readonly string[]
  children: ReactNode
}

/** A component in a state reached by pressing buttons. */
export function PressedExample({ buttons, children }: PressedProps) {
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
