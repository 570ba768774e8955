import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { findChromium } from '../../../apps/e2e/src/chromium.ts'
import { chromiumArguments } from '../../../apps/e2e/src/engines/chromium-arguments.ts'
import type { BenchProduct } from '../product.ts'
import type { PhoneKind } from './phones.ts'

/** Starts a new browser on a phone, and closes it after the work. */
export type UsePhone = <Result>(work: (context: BrowserContext) => Promise<Result>) => Promise<Result>

/**
 * Creates a new phone with its own storage, deleted at the end. Each browser gets the farmer's
 * cookie, because closing a browser loses it.
 */
export async function withPhone<Result>(
  { url, cookie }: Pick<BenchProduct, 'url' | 'cookie'>,
  life: (use: UsePhone) => Promise<Result>,
): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), 'smart-farming-phone-'))
  const executablePath = findChromium()
  const cookies = cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
  })
  const use: UsePhone = async (work) => {
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
      await context.addCookies(cookies)
      return await work(context)
    } finally {
      await context.close()
    }
  }
  try {
    return await life(use)
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

export type Connection = 'cellular4g' | 'none'

/**
 * Opens a new tab at a phone's speed. Only the page's own thread is slowed down, not its workers.
 */
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
