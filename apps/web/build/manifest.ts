export type Manifest = Readonly<Record<string, ManifestEntry>>

interface ManifestEntry {
  readonly file: string
  /** Manifest keys of the module's static imports. */
  readonly imports?: readonly string[]
  /** Manifest keys of the module's dynamic imports. */
  readonly dynamicImports?: readonly string[]
}

/**
 * Lists the files that the browser needs before these modules can run, without duplicates, in key
 * order.
 *
 * @throws when the manifest lacks a key, because a file was renamed
 */
export function requiredFiles(manifest: Manifest, keys: readonly string[]): string[] {
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

export function builtFile(manifest: Manifest, key: string): string {
  return requiredFiles(manifest, [key])[0] ?? ''
}

/** Returns the given files and all files imported by them alone. */
export function withExclusiveImports(manifest: Manifest, files: readonly string[]): string[] {
  const all = new Set(files)
  const entries = Object.entries(manifest)
  for (let before = -1; before < all.size; ) {
    before = all.size
    for (const [key, { file }] of entries) {
      const bring = entries.filter(([, { imports = [], dynamicImports = [] }]) =>
        [...imports, ...dynamicImports].includes(key),
      )
      if (bring.length > 0 && bring.every(([, by]) => all.has(by.file))) all.add(file)
    }
  }
  return [...all]
}

/**
 * Finds a cycle of static imports. Returns its manifest keys, or undefined if there is no cycle.
 */
export function findImportCycle(manifest: Manifest): string[] | undefined {
  const done = new Set<string>()
  const from = (key: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(key)) return [...way.slice(way.indexOf(key)), key]
    if (done.has(key)) return undefined
    for (const imported of manifest[key]?.imports ?? []) {
      const circle = from(imported, [...way, key])
      if (circle) return circle
    }
    done.add(key)
    return undefined
  }
  for (const key of Object.keys(manifest)) {
    const circle = from(key, [])
    if (circle) return circle
  }
  return undefined
}
