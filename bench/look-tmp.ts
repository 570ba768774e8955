import { getPhone } from './src/phone/open-phone.ts'
import { startFarm } from './src/phone/world.ts'
import { chromium } from 'playwright'
const product = await startFarm()
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
try { for (const [w, h] of [[360, 740], [1280, 800]]) for (const scheme of ['light', 'dark'] as const) {
  const c = await b.newContext({ viewport: { width: w, height: h }, deviceScaleFactor: w < 500 ? 2 : 1, colorScheme: scheme, locale: 'en-GB', timezoneId: 'Europe/London' })
  await c.addCookies(product.cookie.split('; ').map((p) => ({ name: p.slice(0, p.indexOf('=')), value: p.slice(p.indexOf('=') + 1), url: product.url })))
  const p = await c.newPage(); await p.goto(product.url + '/dashboard'); await p.waitForSelector('.day-row__toggle'); await p.waitForTimeout(3500)
  await p.screenshot({ path: `/work/h/prof/l-${w}-${scheme}.png` })
  if (scheme === 'light') { await p.locator('.day-row__toggle').nth(1).click(); await p.waitForTimeout(1500); await p.screenshot({ path: `/work/h/prof/l-${w}-open.png` });
   for (const tab of ['prices','weather','sums','market']) { await p.goto(product.url + '/dashboard?tab=' + tab); await p.waitForTimeout(2500); await p.screenshot({ path: `/work/h/prof/l-${w}-${tab}.png` }) }
   await p.goto(product.url + '/account'); await p.waitForTimeout(2000); await p.screenshot({ path: `/work/h/prof/l-${w}-account.png` }) }
  await c.close() } } finally { await b.close(); await product.stop() }
