import { expect, test } from 'vitest'
import { sourceFiles } from './source-hash.ts'

test('a changed page makes a new build, a changed test does not', () => {
  const files = sourceFiles()
  expect(files).toContain('app/pages/home/home.tsx')
  expect(files).toContain('package-lock.json')
  expect(files.filter((file) => file.includes('.test.'))).toEqual([])
})
