import { expect, test } from 'vitest'
import { bundleClassicScript } from './classic-script.ts'

test('a classic script bundles its static imports and loads dynamic imports from the build', async () => {
  const asked: string[] = []
  const text = await bundleClassicScript('src/embed/contact.ts', (module) => {
    asked.push(module)
    return '/assets/part-1a2b.js'
  })
  expect(asked).toEqual(['src/embed/contact-outbox.ts'])
  expect(text).toMatch(/import\(.\/assets\/part-1a2b\.js.\)/)
  expect(text).not.toMatch(/^\s*(im|ex)port\b/m)
})
