import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, lazyRouteComponent, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

export interface RouterContext {
  queryClient: QueryClient
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  // No link leads to this page, because the server answers such URLs with its own page.
  notFoundComponent: lazyRouteComponent(() => import('../components/error-pages/not-found.tsx'), 'NotFound'),
})

function Root() {
  const router = useRouter()
  // A change of screen loads no document, so focusing the heading announces the screen to screen
  // readers.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) document.querySelector('h1')?.focus()
      }),
    [router],
  )
  return <Outlet />
}
