import { join } from 'node:path'
import { retainedAssetsDir } from './build-paths.ts'
import { retainOldAssets } from './retained-assets.ts'

retainOldAssets(join(import.meta.dirname, '../dist'), join(import.meta.dirname, '..', retainedAssetsDir))
