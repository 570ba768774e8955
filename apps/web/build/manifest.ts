/** The part of Vite's manifest that matters here. */
export type Manifest = Readonly<Record<string, ManifestEntry>>

interface ManifestEntry {
  readonly file: string
  /** Manifest keys of what it imports statically. */
  readonly imports?: readonly string[]
  /** And by `import()`. */
  readonly dynamicImports?: readonly string[]
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

/** These files, and those that nothing but them brings. */
export function withTheirOwn(manifest: Manifest, files: readonly string[]): string[] {
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
