import { useLayoutEffect, useRef } from 'react'
import '../../components/link-button.css'

/**
 * Button of a notice over the page. When the notice disappears, the focus moves to the page's
 * heading.
 */
export function NoticeButton({ label, onPress }: { label: string; onPress: () => void }) {
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
