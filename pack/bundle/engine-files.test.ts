import { expect, test } from 'vitest'
import { siteFolder } from '../../engine/core/site/folder.ts'
import { engineFiles } from './engine-files.ts'

const files = engineFiles()

test('a changed page makes new bundles, a changed test does not', () => {
  expect(files).toContain('engine/pages/home/home.tsx')
  expect(files).toContain('engine/core/site/home.words.ts')
  expect(files).toContain('pack/vite/css-options.ts')
  expect(files).toContain('package-lock.json')
  expect(files.filter((file) => file.includes('.test.'))).toEqual([])
})

test('nothing that is the owner’s makes new bundles', () => {
  expect(files.filter((file) => file.startsWith(siteFolder))).toEqual([])
})
