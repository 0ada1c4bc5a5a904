import { expect, test } from 'vitest'
import tested from '../../../content/accessibility.json' with { type: 'json' }
import release from '../../../package.json' with { type: 'json' }

test('the accessibility statement is of this release: npm run test:accessibility', () => {
  expect(tested.version).toBe(release.version)
})
