import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Exchange } from './exchange.ts'

/** Distance from the end, in px, that still counts as the end: zoomed pages scroll by fractions. */
const NEAR = 4

/**
 * Keeps the newest message visible for readers at the end, and leaves readers further up alone.
 * Scrolls the panel, not the page, and stops where the newest message begins. Readers who scroll
 * past that to the end stay at the end. A new question is always scrolled into view.
 *
 * @param log inside the scrolling element
 */
export function useAutoScroll(log: RefObject<HTMLElement | null>, exchanges: readonly Exchange[]): void {
  // End position at the last check. The reader's position is read when the end moves, because
  // scroll events are a frame late: new content would pull back a reader who has just scrolled up.
  const lastEnd = useRef(0)
  const lastId = useRef<number>(undefined)
  const scrollerOf = () => log.current?.closest<HTMLElement>('.chat-log')

  useEffect(() => {
    const scroller = scrollerOf()
    if (!scroller) return
    const look = () => {
      lastEnd.current = endOf(scroller)
    }
    scroller.addEventListener('scroll', look, { passive: true })
    // Lists, tables and suggestions may render after the text above them.
    const grown =
      typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(() => follow(scroller, lastEnd))
    for (const part of scroller.children) grown?.observe(part)
    const added = new MutationObserver(() => {
      for (const part of scroller.children) grown?.observe(part)
    })
    added.observe(scroller, { childList: true })
    return () => {
      scroller.removeEventListener('scroll', look)
      grown?.disconnect()
      added.disconnect()
    }
  }, [])

  useLayoutEffect(() => {
    const scroller = scrollerOf()
    const { id } = exchanges.at(-1) ?? {}
    const isNew = id !== lastId.current
    lastId.current = id
    if (scroller) follow(scroller, lastEnd, isNew)
  }, [exchanges])
}

/**
 * Scrolls to the newest message if it is new, or if the reader was at the end.
 *
 * @param lastEnd end position at the last check
 */
function follow(scroller: HTMLElement, lastEnd: { current: number }, isNew = false): void {
  const newest = [...scroller.querySelectorAll<HTMLElement>('.chat-message')].at(-1)
  if (!newest || !(isNew || lastEnd.current - scroller.scrollTop < NEAR)) return
  const end = endOf(scroller)
  const isPast = !isNew && scroller.scrollTop > newest.offsetTop
  scroller.scrollTop = isPast ? end : Math.min(end, newest.offsetTop)
  lastEnd.current = end
}

const endOf = (scroller: HTMLElement) => scroller.scrollHeight - scroller.clientHeight
