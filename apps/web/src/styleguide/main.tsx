import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { formWordsLoaded, partWordsLoaded, speak } from '../words.ts'
import { prepare } from './prepare.ts'

const root = document.getElementById('root')
if (!root) throw new Error('This page has no #root')
prepare()
await speak('en')
await Promise.all([partWordsLoaded(), formWordsLoaded()])
// Modules read their words during rendering, so they are imported once the words have loaded.
const { StylesPage } = await import('./styles-page.tsx')
// Links need a router.
const router = createRouter({
  routeTree: createRootRoute({ component: StylesPage }),
  history: createMemoryHistory(),
})
createRoot(root).render(<RouterProvider router={router} />)
