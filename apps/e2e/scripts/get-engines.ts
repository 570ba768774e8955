// Installs missing engines for the main-journey tests and prints each engine's browser. Fails if an
// engine is not available.
import { findOrInstallChromium } from '../src/chromium.ts'
import { findEngine, type InstalledEngine } from '../src/engines/find-engine.ts'
import { ENGINES, type Engine } from '../src/engines/tab.ts'
import { installWithApt, installWithPlaywright } from '../src/install-browser.ts'

const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] } as const

function get(engine: Engine): InstalledEngine | undefined {
  const found = findEngine(engine)
  if (found !== undefined) return found
  console.log(`No ${engine} found; getting one ...`)
  if (engine === 'chromium') findOrInstallChromium()
  else if (!installWithApt(packages[engine])) installWithPlaywright(engine)
  return findEngine(engine)
}

for (const engine of ENGINES) {
  const found = get(engine)
  if (found !== undefined) console.log(`${engine}: ${found.name}`)
  else {
    process.exitCode = 1
    const wanted = engine === 'chromium' ? 'chromium' : packages[engine].join(' ')
    console.error(
      `There is no ${engine}, and none could be installed. On Debian, as root: apt-get install ${wanted}. ` +
        `Elsewhere: pnpm --filter @smart-farming/e2e exec playwright install --with-deps ${engine}.`,
    )
  }
}
