import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Width on a phone in CSS px, used until the frame is measured. */
const PHONE_WIDTH = 328

/**
 * Measures the width of a chart's frame, in CSS px. Charts are drawn at this width, because scaling
 * would double the size of their letters on a tablet.
 */
export function useFrameWidth<Frame extends Element>(): [frame: RefObject<Frame | null>, width: number] {
  const frame = useRef<Frame>(null)
  const [width, setWidth] = useState(PHONE_WIDTH)
  useLayoutEffect(() => {
    const measured = frame.current
    if (measured === null) return
    const measure = () => setWidth(measured.clientWidth || PHONE_WIDTH)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])
  return [frame, width]
}
