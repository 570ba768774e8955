import { expect, test } from 'vitest'
import { gazetteerVersion } from '../../src/places/gazetteer/load-gazetteer.ts'
import { createSignup } from '../support/accounts/farmers.ts'
import { startApp } from '../support/app.ts'

test('startup corrects the stored time zones of all farms and changes nothing else', async () => {
  const { app, sql, browser, close } = await startApp({ env: { PRICE_REFRESH: 'off' } })
  // Marks the gazetteer as loaded, because this test does not need it.
  await sql`insert into data_versions (name, version) values ('gazetteer', ${await gazetteerVersion()})`
  await browser().client.accounts.signup({ body: createSignup('Ndapewa', { location: 'Xyzzyqwv' }) })
  const add = (name: string, country: string | null, lat: number, lon: number, zone: string) => sql`
    insert into farm_places (user_id, name, country, lat, lon, zone)
    select id, ${name}, ${country}, ${lat}, ${lon}, ${zone} from users`
  await add('Rundu', 'NA', -17.918, 19.773, 'Africa/Luanda')
  await add('Ludlow', 'GB', 52.37, -2.71, 'Europe/London')
  await add('At sea', null, 10, -30, 'Etc/GMT+2')
  // More than one batch.
  await sql`insert into farm_places (user_id, name, country, lat, lon, zone)
    select users.id, 'Field ' || number, 'FI', 65.848, 24.147, 'Europe/Stockholm' from users, generate_series(1, 600) number`
  const zones = async () =>
    Object.fromEntries(
      (await sql`select zone, count(*)::int as places from farm_places group by zone`).map(
        ({ zone, places }) => [zone, places],
      ),
    )
  const rest = () =>
    sql`select id, user_id, name, state, country, lat, lon, created_at from farm_places order by id`
  const before = await rest()
  await app.listen({ host: '127.0.0.1', port: 0 })
  await expect
    .poll(zones)
    .toEqual({ 'Africa/Windhoek': 1, 'Europe/London': 1, 'Etc/GMT+2': 1, 'Europe/Helsinki': 600 })
  expect(await rest()).toEqual(before)
  await close()
})
