import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test("what a glob of the owner's files leaves out is named within their folder, which may lie outside the project", () => {
  const globs = globSync('engine/**/*.{ts,tsx}').flatMap(
    (file) => readFileSync(file, 'utf8').match(/import\.meta\.glob[^(]*\([^)]*@site[^)]*\)/g) ?? [],
  )
  expect(globs.length).toBeGreaterThan(8)
  // The bundler of a build looks for others within the project.
  expect(globs.filter((glob) => /'!(?!@site\/)/.test(glob))).toEqual([])
})
