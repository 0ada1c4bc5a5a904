import { expect, test } from 'vitest'
import { withPictureSizes } from './picture-sizes.ts'

test.each([
  ['<img src="/plan.PNG" alt="A">', '<img src="/plan.PNG" alt="A" width="400" height="100" loading="lazy">'],
  ['<img src="/plan.PNG" width="200">', '<img src="/plan.PNG" width="200" height="50" loading="lazy">'],
  ['<img src="/plan.PNG" height="50">', '<img src="/plan.PNG" height="50" width="200" loading="lazy">'],
  ['<p><code>&lt;img src="/plan.PNG"></code></p>', '<p><code>&lt;img src="/plan.PNG"></code></p>'],
  ['<img src="/lost.png" alt="B">', '<img src="/lost.png" alt="B">'],
])('%s says how large its picture is', async (html, sized) => {
  expect(await withPictureSizes(html)).toBe(sized)
})
