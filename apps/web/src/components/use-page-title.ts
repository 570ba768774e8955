import { useEffect } from 'react'
import { words } from '../words.ts'

/** Sets the document title, followed by the product's name. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = words.application.titled({ title })
  }, [title])
}
