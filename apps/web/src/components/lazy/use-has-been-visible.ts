import { type RefObject, useEffect, useState } from 'react'

export function useHasBeenVisible(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((seen) => {
      for (const { isIntersecting } of seen) if (isIntersecting) setSeen(true)
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isSeen
}
