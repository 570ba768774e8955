import { randomUUID } from 'node:crypto'
import { OPEN_WEATHER_KEY, startOpenWeather } from '@smart-farming/upstream-doubles/open-weather'
import postgres from 'postgres'
import { afterEach, expect, inject, test } from 'vitest'
import { createSignup } from '../../support/accounts/farmers.ts'
import { seedTables } from '../../support/database/gazetteer.ts'
import { waitForData } from '../../support/database/wait-for-data.ts'
import { type ServerProcess, startServer } from '../../support/processes/server.ts'

const servers: ServerProcess[] = []
async function stopServers(): Promise<void> {
  for (const { process } of servers) process.kill('SIGKILL')
  await Promise.all(servers.splice(0).map(({ exited }) => exited))
}
afterEach(stopServers)

// Starts two whole processes, which on a busy machine alone exceeds the usual time limit.
test('500 simultaneous farmers with an empty cache cause one call from two processes', {
  timeout: 180_000,
}, async () => {
  const openWeather = await startOpenWeather({ now: () => Date.now() })
  // A separate database, because a process has no setting for a schema.
  const admin = postgres(inject('databaseUrl'), { max: 1, onnotice: () => {} })
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await admin.unsafe(`create database ${name}`)
  const database = new URL(inject('databaseUrl'))
  database.pathname = `/${name}`
  await seedTables(database.href)
  const settings = {
    DATABASE_URL: database.href,
    SESSION_SECRET: 'only for tests 1 fQ2xLr7Vt4Kw8Zb3NmYc6Hd',
    OPENWEATHER_API_KEY: OPEN_WEATHER_KEY,
    OPENWEATHER_BASE_URL: openWeather.url,
    WEATHER_PROVIDERS: 'openweather',
  }
  servers.push(startServer(settings), startServer(settings))
  const origins = await Promise.all(servers.map(async ({ ready }) => new URL(await ready).origin))
  const sql = postgres(database.href, { max: 1 })
  await waitForData(sql)
  await sql.end()
  const signedUp = await fetch(`${origins[0]}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(createSignup('wanjiru')),
  })
  const cookie = signedUp.headers
    .getSetCookie()
    .map((set) => set.split(';', 1)[0])
    .join('; ')
  const statuses = await Promise.all(
    Array.from({ length: 500 }, async (_, index) => {
      const url = `${origins[index % 2]}/api/weather/forecast?lat=52.37&lon=-2.71`
      const response = await fetch(url, { headers: { cookie } })
      await response.arrayBuffer()
      return response.status
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(openWeather.calls.filter(({ path }) => path.endsWith('/forecast'))).toHaveLength(1)
  await stopServers()
  await admin.unsafe(`drop database ${name} with (force)`)
  await admin.end()
  await openWeather.close()
})
