/** What a build does that one of another age does not. */
export interface Age {
  /** A service worker keeps its files. */
  readonly keepsFiles: boolean
  /** It shows the dashboard as it was last drawn, before the application has come. */
  readonly drawsPicture: boolean
}

/** How old a build is, by what it serves. */
export async function ageOf(url: string): Promise<Age> {
  const [worker, dashboard] = await Promise.all([fetch(`${url}/sw.js`), fetch(`${url}/dashboard`)])
  const [script, page] = await Promise.all([worker.text(), dashboard.text()])
  return { keepsFiles: worker.ok && script.includes('shell='), drawsPicture: page.includes('data-picture') }
}
