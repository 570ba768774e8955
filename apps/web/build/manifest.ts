/** The part of Vite's manifest that matters here. */
export type Manifest = Readonly<Record<string, ManifestEntry>>

interface ManifestEntry {
  readonly file: string
  /** Manifest keys of what it imports statically. */
  readonly imports?: readonly string[]
}

/**
 * The files that the browser needs before these modules can run, without repetition, in the order of the keys.
 *
 * @throws when the manifest has no such key: a file was renamed
 */
export function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const files = new Set<string>()
  const visited = new Set<string>()
  const visit = (key: string) => {
    if (visited.has(key)) return
    visited.add(key)
    const entry = manifest[key]
    if (!entry) throw new Error(`The build has no ${key}`)
    files.add(entry.file)
    for (const imported of entry.imports ?? []) visit(imported)
  }
  for (const key of keys) visit(key)
  return [...files]
}

/** The built file of one module. */
export function fileOf(manifest: Manifest, key: string): string {
  return filesOf(manifest, [key])[0] ?? ''
}
