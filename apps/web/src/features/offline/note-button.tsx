import { useLayoutEffect, useRef } from 'react'
import '../../components/link-button.css'

/**
 * A button of a line over the page. The line goes when it was pressed, or by itself: the focus on it goes to the
 * heading of the page then, and not to nowhere.
 */
export function NoteButton({ label, onPress }: { label: string; onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      if (element !== document.activeElement) return
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <button ref={button} className="link-button" type="button" onClick={onPress}>
      {label}
    </button>
  )
}
