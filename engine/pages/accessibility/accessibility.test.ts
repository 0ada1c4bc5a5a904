import { expect, test } from 'vitest'
import release from '../../package.json' with { type: 'json' }
import { ownTest } from './tested.ts'

test('the accessibility statement is of this release, where the site was tested: npm run test:accessibility', () => {
  expect([release.version, undefined]).toContain(ownTest?.version)
})
