import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { expect, inject, vi } from 'vitest'
import { createSignup } from '../accounts/farmers.ts'
import { seedTables } from '../database/gazetteer.ts'
import { waitForData } from '../database/wait-for-data.ts'
import { startBalancer } from './balancer.ts'
import { type ServerProcess, startServer } from './server.ts'

/** An instance of the product that the balancer knows. */
export interface Instance extends ServerProcess {
  readonly origin: string
}

const PATIENCE = { timeout: 120_000, interval: 20 }

/**
 * Starts two production processes of the product on a separate database, behind a load balancer.
 */
export async function startBalancedServers(options: Parameters<typeof startBalancer>[0]) {
  const admin = postgres(inject('databaseUrl'), { max: 1, onnotice: () => {} })
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await admin.unsafe(`create database ${name}`)
  const database = new URL(inject('databaseUrl'))
  database.pathname = `/${name}`
  await seedTables(database.href)
  const sql = postgres(database.href, { max: 1, onnotice: () => {} })
  const balancer = await startBalancer(options)
  const started: ServerProcess[] = []

  /** Starts another instance, and waits until the balancer considers it ready. */
  const startInstance = async (): Promise<Instance> => {
    const server = startServer({
      NODE_ENV: 'production',
      DATABASE_URL: database.href,
      SESSION_SECRET: 'only for tests 1 fQ2xLr7Vt4Kw8Zb3NmYc6Hd',
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '1000000',
      CONTACT_MESSAGES_PER_HOUR: '1000000',
    })
    started.push(server)
    const { origin } = new URL(await server.ready)
    balancer.add(origin)
    await vi.waitUntil(() => balancer.isReady(origin), PATIENCE)
    return { ...server, origin }
  }
  const instances = await Promise.all([startInstance(), startInstance()])
  await waitForData(sql)

  return {
    balancer,
    sql,
    instances,
    /**
     * Replaces an instance that has ended. The balancer must detect by itself that the old one is
     * gone.
     */
    async replace(place: number): Promise<void> {
      const former = instances[place]
      instances[place] = await startInstance()
      if (former !== undefined) balancer.remove(former.origin)
    },
    /** Signs a farmer up through the balancer, and returns the cookie. */
    async signUp(username: string): Promise<string> {
      const answer = await fetch(`${balancer.url}/api/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(createSignup(username)),
      })
      expect(answer.status).toBe(201)
      return answer.headers
        .getSetCookie()
        .map((set) => set.split(';', 1)[0])
        .join('; ')
    },
    async close(): Promise<void> {
      balancer.close()
      for (const { process } of started) process.kill('SIGKILL')
      await Promise.all(started.map(({ exited }) => exited))
      await sql.end()
      await admin.unsafe(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}

export type BalancedServers = Awaited<ReturnType<typeof startBalancedServers>>
