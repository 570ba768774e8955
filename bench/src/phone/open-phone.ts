import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { findChromium } from '../../../apps/e2e/src/chromium.ts'
import { chromiumArguments } from '../../../apps/e2e/src/engines/chromium-arguments.ts'
import type { PhoneKind } from './phones.ts'

/** A new phone with its own storage; signed in if `cookie` is given. */
export interface Phone {
  /** Starts a new browser, as after a night, and closes it after the work. */
  use<Result>(work: (context: BrowserContext) => Promise<Result>): Promise<Result>
  throwAway(): Promise<void>
}

/** @param cookie a Cookie header, which a closed browser would have lost */
export async function createPhone(url: string, cookie = ''): Promise<Phone> {
  const profile = await mkdtemp(join(tmpdir(), 'smart-farming-phone-'))
  const executablePath = findChromium()
  const cookies = cookie.split('; ').filter((pair) => pair !== '')
  return {
    async use(work) {
      const context = await chromium.launchPersistentContext(profile, {
        ...(executablePath !== undefined && { executablePath }),
        args: chromiumArguments,
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        locale: 'en-GB',
        timezoneId: 'Europe/London',
      })
      try {
        await context.addCookies(cookies.map((pair) => ({ ...named(pair), url })))
        return await work(context)
      } finally {
        await context.close()
      }
    },
    throwAway: () => rm(profile, { recursive: true, force: true, maxRetries: 5 }),
  }
}

function named(pair: string): { name: string; value: string } {
  const at = pair.indexOf('=')
  return { name: pair.slice(0, at), value: pair.slice(at + 1) }
}

/** Connection type of a tab, besides its speed. */
export type Connection = 'cellular4g' | 'wifi' | 'none'

/** A new tab at a phone's speed; only the page's own thread is slowed down, workers are not. */
export async function openSlowTab(
  context: BrowserContext,
  { cpu, latencyMs, downKbit, upKbit }: PhoneKind,
  connection: Connection = 'cellular4g',
): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: connection === 'none',
    latency: latencyMs,
    downloadThroughput: (downKbit * 1000) / 8,
    uploadThroughput: (upKbit * 1000) / 8,
    connectionType: connection,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return { page, cdp }
}
