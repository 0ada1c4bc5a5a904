import { expect, test } from 'vitest'
import { siteFolder } from '../../content/site/folder.ts'
import { pageSources, sourceFiles } from './source-hash.ts'

test('a changed page makes a new build, a changed test does not', () => {
  const files = sourceFiles()
  expect(files).toContain('app/pages/home/home.tsx')
  expect(files).toContain('package-lock.json')
  expect(files.filter((file) => file.includes('.test.'))).toEqual([])
})

test('a changed text makes no new bundle of the pages, a changed color, address or picture does', () => {
  const files = pageSources()
  const own = ['brand.yaml', 'pages.yaml', 'projects/bakery/shop.png'].map((name) => `${siteFolder}/${name}`)
  expect(files).toEqual(expect.arrayContaining([...own, 'app/pages/home/home.words.ts']))
  expect(
    files.filter((file) => /\/(facts|words\/.*|services\/.*)\.yaml|articles\/.*\.md/.test(file)),
  ).toEqual([])
})
