import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { ensureFormWords, ensureLazyWords, loadLocale } from '../words.ts'
import { prepareStyleguide } from './prepare.ts'

const root = document.getElementById('root')
if (!root) throw new Error('This page has no #root')
prepareStyleguide()
await loadLocale('en')
await Promise.all([ensureLazyWords(), ensureFormWords()])
// Modules read their words while being evaluated or rendered, so they are imported after the words
// have loaded.
const { StylesPage } = await import('./styles-page.tsx')
// Links need a router.
const router = createRouter({
  routeTree: createRootRoute({ component: StylesPage }),
  history: createMemoryHistory(),
})
createRoot(root).render(<RouterProvider router={router} />)
