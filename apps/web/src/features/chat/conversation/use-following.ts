import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Exchange } from './exchange.ts'

/** Less than this from the end, in px, is the end: zoomed pages scroll by fractions. */
const NEAR = 4

/**
 * Keeps the newest in sight, for readers who are at the end; whoever reads further up is left alone. It scrolls the
 * panel, and never the page, and not past the beginning of the newest message, which is where one begins to read: only
 * a reader who has gone past that, to the end, is taken along further. A new question always shows.
 *
 * @param log inside what scrolls
 */
export function useFollowing(log: RefObject<HTMLElement | null>, exchanges: readonly Exchange[]): void {
  // Where the end was. Whether a reader is there still is asked when it moves: the browser tells of a scroll a frame
  // late, and what comes before that would pull back whoever has just scrolled up.
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
    // Lists, tables and suggestions may be drawn later than the words before them.
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

/** @param lastEnd where the end was when it was looked for last */
function follow(scroller: HTMLElement, lastEnd: { current: number }, isNew = false): void {
  const newest = [...scroller.querySelectorAll<HTMLElement>('.chat-message')].at(-1)
  if (!newest || !(isNew || lastEnd.current - scroller.scrollTop < NEAR)) return
  const end = endOf(scroller)
  const isPast = !isNew && scroller.scrollTop > newest.offsetTop
  scroller.scrollTop = isPast ? end : Math.min(end, newest.offsetTop)
  lastEnd.current = end
}

const endOf = (scroller: HTMLElement) => scroller.scrollHeight - scroller.clientHeight
