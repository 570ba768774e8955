import { expect, test } from 'vitest'
import { findImportCycle, requiredFiles, withExclusiveImports } from './manifest.ts'

const manifest = {
  main: { file: 'main.js', imports: ['react', 'router'] },
  view: { file: 'view.js', imports: ['react', 'form'] },
  react: { file: 'react.js' },
  router: { file: 'router.js', imports: ['react'] },
  form: { file: 'form.js', imports: ['view'] },
}

test('requiredFiles lists the entry first and each import once, even with circular imports', () => {
  expect(requiredFiles(manifest, ['main', 'view'])).toEqual([
    'main.js',
    'react.js',
    'router.js',
    'view.js',
    'form.js',
  ])
})

test('requiredFiles throws for a name that is not in the build', () => {
  expect(() => requiredFiles(manifest, ['gone'])).toThrow('The build has no gone')
})

test('withExclusiveImports adds the imports that only the excluded files use', () => {
  const more = {
    ...manifest,
    chart: { file: 'chart.js', imports: ['scale', 'react'] },
    scale: { file: 'scale.js' },
  }
  expect(withExclusiveImports(more, ['chart.js'])).toEqual(['chart.js', 'scale.js'])
  const lazy = { ...more, view: { file: 'view.js', dynamicImports: ['scale'] } }
  expect(withExclusiveImports(lazy, ['chart.js'])).toEqual(['chart.js'])
})

test('findImportCycle returns the files of an import cycle', () => {
  expect(findImportCycle(manifest)).toEqual(['view', 'form', 'view'])
  expect(findImportCycle({ ...manifest, form: { file: 'form.js' } })).toBeUndefined()
})
