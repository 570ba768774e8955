import type { FastifyInstance } from 'fastify'

/**
 * The methods of a path, for the `Allow` header of a 405 (RFC 9110, section 15.5.6). Our paths have
 * no parameters.
 */
export type AllowedMethods = (path: string) => string | undefined

/** Collects the methods of all routes. Must be called before the first route is added. */
export function collectAllowedMethods(app: FastifyInstance): AllowedMethods {
  const byPath = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = byPath.get(url) ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    byPath.set(url, methods)
  })
  return (path) => {
    const methods = byPath.get(path)
    return methods && [...methods].sort().join(', ')
  }
}
