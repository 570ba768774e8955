import { type PointerEvent, useRef } from 'react'
import type { MapPoint } from './mercator.ts'

/** Largest movement of a finger during a tap, in CSS px. */
const TAP_PX = 8
/** Ratio of finger distances that counts as one zoom level. */
const PINCH = 1.5

interface Gestures {
  onPan: (east: number, south: number) => void
  /** Zooms in (1) or out (-1) by one level, around a point relative to the centre. */
  onPinch: (step: number, around: MapPoint) => void
  onTap: (at: MapPoint) => void
}

/**
 * Returns handlers for dragging, pinching and tapping by finger, pen or mouse. Points are relative
 * to the element's centre.
 */
export function useGestures({ onPan, onPinch, onTap }: Gestures) {
  const fingers = useRef(new Map<number, MapPoint>())
  /** Distance between the fingers at the last zoom step. */
  const apart = useRef(0)
  const begin = useRef<MapPoint>(undefined)

  const distance = () => {
    const [one, other] = [...fingers.current.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }
  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, pointOf(event))
    begin.current = fingers.current.size === 1 ? pointOf(event) : undefined
    apart.current = distance()
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (before === undefined) return
    const now = pointOf(event)
    // Fingers tremble during a tap, so small movements do not pan.
    if (begin.current && isNear(begin.current, now)) return
    begin.current = undefined
    fingers.current.set(event.pointerId, now)
    if (fingers.current.size === 1) return onPan(before.x - now.x, before.y - now.y)
    const ratio = distance() / apart.current
    if (ratio > 1 / PINCH && ratio < PINCH) return
    apart.current = distance()
    const [one = now, other = now] = [...fingers.current.values()]
    onPinch(ratio > 1 ? 1 : -1, { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
  }
  const up = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.delete(event.pointerId)) return
    apart.current = distance()
    if (begin.current && event.type === 'pointerup') onTap(begin.current)
    begin.current = undefined
  }
  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up }
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): MapPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

const isNear = (one: MapPoint, other: MapPoint): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) < TAP_PX
