import { join } from 'node:path'
import { putAside } from './earlier-assets.ts'
import { asideDir } from './places.ts'

// First step of the build.
putAside(join(import.meta.dirname, '../dist'), join(import.meta.dirname, '..', asideDir))
