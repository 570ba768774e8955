import { expect, test } from 'vitest'
import { circleIn, filesOf, withTheirOwn } from './manifest.ts'

const manifest = {
  main: { file: 'main.js', imports: ['react', 'router'] },
  view: { file: 'view.js', imports: ['react', 'form'] },
  react: { file: 'react.js' },
  router: { file: 'router.js', imports: ['react'] },
  form: { file: 'form.js', imports: ['view'] },
}

test('gives the entry first and every import once, also of imports that go in a circle', () => {
  expect(filesOf(manifest, ['main', 'view'])).toEqual([
    'main.js',
    'react.js',
    'router.js',
    'view.js',
    'form.js',
  ])
})

test('a name that the build does not know stops it', () => {
  expect(() => filesOf(manifest, ['gone'])).toThrow('The build has no gone')
})

test('what only those bring that are left out goes with them', () => {
  const more = {
    ...manifest,
    chart: { file: 'chart.js', imports: ['scale', 'react'] },
    scale: { file: 'scale.js' },
  }
  expect(withTheirOwn(more, ['chart.js'])).toEqual(['chart.js', 'scale.js'])
  const lazy = { ...more, view: { file: 'view.js', dynamicImports: ['scale'] } }
  expect(withTheirOwn(lazy, ['chart.js'])).toEqual(['chart.js'])
})

test('names files that import each other', () => {
  expect(circleIn(manifest)).toEqual(['view', 'form', 'view'])
  expect(circleIn({ ...manifest, form: { file: 'form.js' } })).toBeUndefined()
})
