import sharp from 'sharp'
import { manifest, pagePaths } from '../../harness/built-site.ts'
import { expect, test } from '../support/site-test.ts'

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''

test('every page has its own share image of the right size', async ({ request }) => {
  const pageOfImage = new Map<string, string>()
  for (const path of pagePaths) {
    const html = await (await request.get(path)).text()
    const canonical = new URL(/rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '').pathname
    const image = new URL(metaOf(html, 'og:image'))
    expect(image.origin, path).toBe(new URL(metaOf(html, 'og:url')).origin)
    expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')], path).toEqual(['1200', '630'])
    expect(metaOf(html, 'og:image:alt').length, path).toBeGreaterThan(20)
    // Aliases and filtered lists have the image of their main page; no two main pages share one.
    expect(pageOfImage.get(image.pathname) ?? canonical, image.pathname).toBe(canonical)
    pageOfImage.set(image.pathname, canonical)
  }

  for (const path of pageOfImage.keys()) {
    const response = await request.get(path)
    expect([path, response.status(), response.headers()['content-type']]).toEqual([path, 200, 'image/jpeg'])
    expect(response.headers()['cache-control']).toBe('public, max-age=604800')
    const picture = await response.body()
    expect(picture.length, path).toBeLessThan(300 * 1024)
    expect(await sharp(picture).metadata(), path).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  }
  const drawn = Object.entries(manifest.files).filter(([path]) => path.startsWith('/share/'))
  expect(drawn).toHaveLength(pageOfImage.size)
  expect(new Set(drawn.map(([, { etag }]) => etag)).size, 'different pictures').toBe(pageOfImage.size)
})
