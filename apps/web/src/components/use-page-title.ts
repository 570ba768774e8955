import { useEffect } from 'react'

/** Names the browser's tab: `{title} · Smart Farming`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Smart Farming`
  }, [title])
}
