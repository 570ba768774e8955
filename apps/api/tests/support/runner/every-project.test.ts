import { expect, test } from 'vitest'
import { idleProjects } from './every-project.ts'

const file = (name: string, ...states: string[]) => ({
  project: { name },
  children: { allTests: () => states.map((state) => ({ result: () => ({ state }) })) },
})

test('a project counts as run if any of its tests passed or failed, not if all were skipped', () => {
  const projects = ['unit', 'app', 'faults', 'gone', 'all skipped', 'empty']
  const files = [
    file('unit', 'passed', 'skipped'),
    file('app', 'failed'),
    file('faults', 'skipped'),
    file('faults', 'skipped', 'passed'),
    file('all skipped', 'skipped', 'skipped'),
    file('empty'),
  ]
  expect(idleProjects(projects, files)).toEqual(['gone', 'all skipped', 'empty'])
})
