import { useEffect } from 'react'
import { words } from '../words.ts'

/** Names the browser's tab: with the name of the product. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = words.application.titled({ title })
  }, [title])
}
