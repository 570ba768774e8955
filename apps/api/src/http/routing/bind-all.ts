import { type Api, api, type EndpointId } from '@smart-farming/contracts/api'
import type { EndpointGroup } from '@smart-farming/contracts/table/endpoint'
import type { FastifyInstance } from 'fastify'
import { bind, type RouteFrame } from './bind.ts'
import type { Feature } from './feature.ts'

/** A feature for every group of the endpoint table. A missing or extra group is a compile error. */
export type Features = { readonly [G in keyof Api]: Feature<Api[G]> }

/** Routes in a separate scope, because they need more from the framework. */
export interface ScopedRoutes {
  readonly endpoints: ReadonlySet<EndpointId>
  /** Prepares the scope before its routes are bound. */
  register(scope: FastifyInstance): Promise<void>
}

/**
 * Binds the whole endpoint table. When the app closes, all features close in parallel after the
 * last request.
 */
export async function bindAll(
  app: FastifyInstance,
  features: Features,
  frame: RouteFrame,
  apart: ScopedRoutes,
): Promise<void> {
  // `Features` has already checked each handler against its endpoint.
  const each = features as unknown as Readonly<Record<string, Feature<EndpointGroup> | undefined>>
  const bindWhere = (scope: FastifyInstance, isApart: boolean) => {
    for (const [feature, group] of Object.entries<EndpointGroup>(api)) {
      const bound = Object.entries(group).filter(
        ([action]) => apart.endpoints.has(`${feature}.${action}` as EndpointId) === isApart,
      )
      bind(scope, feature, Object.fromEntries(bound), each[feature]?.handlers ?? {}, frame)
    }
  }
  bindWhere(app, false)
  await app.register(async (scope) => {
    await apart.register(scope)
    bindWhere(scope, true)
  })
  app.addHook('onClose', async () => {
    const ended = await Promise.allSettled(Object.values(each).map((feature) => feature?.close?.()))
    for (const end of ended) if (end.status === 'rejected') throw end.reason
  })
}
