/** Features that builds of different ages may lack. */
export interface BuildFeatures {
  /** A service worker caches its files. */
  readonly keepsFiles: boolean
  /** Whether the build shows the last drawing of the dashboard before the application has loaded. */
  readonly drawsPicture: boolean
}

/** Detects the features of a build from the files it serves. */
export async function detectBuildFeatures(url: string): Promise<BuildFeatures> {
  const [worker, dashboard] = await Promise.all([fetch(`${url}/sw.js`), fetch(`${url}/dashboard`)])
  const [script, page] = await Promise.all([worker.text(), dashboard.text()])
  return { keepsFiles: worker.ok && script.includes('shell='), drawsPicture: page.includes('data-picture') }
}
