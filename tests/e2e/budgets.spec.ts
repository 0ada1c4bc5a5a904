import { statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Request } from '@playwright/test'
import { languageOf } from '../../app/path-language.ts'
import { htmlOf, mainPaths, manifest, pagePaths } from '../../harness/built-site.ts'
import { expect, test, whenLive } from '../support/site-test.ts'

const kilobyte = 1024

/** What travels for a file: its brotli form, where it has one. */
const sentSize = (path: string) =>
  statSync(`build/site${manifest.files[path]?.encodings.br ?? manifest.files[path]?.file}`).size

const isArticle = (path: string) => /\/blog\/(?!page\/)/.test(path)

test.describe('budgets of what the build made', () => {
  test('a page fits in 16 KB with its styles, an article in 24 KB', () => {
    for (const path of pagePaths)
      expect(sentSize(path), path).toBeLessThanOrEqual((isArticle(path) ? 24 : 16) * kilobyte)
  })

  test('nothing but the page is needed for its first paint, and one small script stands in it', () => {
    for (const path of pagePaths) {
      const html = htmlOf(path)
      expect(html, path).not.toMatch(/<script[^>]+src=|rel="(module)?preload"|rel="stylesheet"|@import/)
      const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
      expect(scripts, path).toHaveLength(1)
      expect(brotliCompressSync(scripts[0] ?? '').length, path).toBeLessThanOrEqual(1.8 * kilobyte)
    }
  })

  test('all scripts together fit in 105 KB', () => {
    const scripts = Object.keys(manifest.files).filter((path) => path.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(1)
    expect(scripts.reduce((sum, path) => sum + sentSize(path), 0)).toBeLessThanOrEqual(105 * kilobyte)
  })

  test('one face, at most 60 KB', () => {
    const faces = Object.keys(manifest.files).filter((path) => path.endsWith('.woff2'))
    expect(faces.map((path) => sentSize(path) <= 60 * kilobyte)).toEqual([true])
  })
})

test('the text of an article travels once', () => {
  let count = 0
  for (const path of mainPaths.filter(isArticle)) {
    const html = htmlOf(path)
    const paragraphs = [...html.matchAll(/<p>([^<]{80,})<\/p>/g)].map(([, text = '']) => text)
    for (const text of paragraphs) expect(html.split(text), text).toHaveLength(2)
    count += paragraphs.length
  }
  expect(count).toBeGreaterThan(0)
})

/** One page of each kind, for what only a browser can tell. */
const kinds = [...new Map(mainPaths.map((path) => [kindOf(path), path])).values()]

function kindOf(path: string): string {
  const [, section = '', ...rest] = path.replace(/^\/sv(?=\/|$)/, '').split('/')
  return `${languageOf(path)} ${section} ${rest.length}`
}

test.describe('budgets of what a phone fetches', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })

  for (const path of kinds) {
    test(`${path}: no script before the page has loaded, at most 75 KB after, at most 60 KB of pictures in view`, async ({
      page,
      site,
    }) => {
      const fetched: { request: Request; isEarly: boolean }[] = []
      let isLoaded = false
      page.on('load', () => {
        isLoaded = true
      })
      page.on('request', (request) => fetched.push({ request, isEarly: !isLoaded }))
      await page.goto(site.url + path)
      await whenLive(page)
      await page.waitForLoadState('networkidle')
      const of = (type: string) => fetched.filter(({ request }) => request.resourceType() === type)
      const size = (type: string) =>
        of(type).reduce((sum, { request }) => sum + sentSize(new URL(request.url()).pathname), 0)

      expect(of('script').filter(({ isEarly }) => isEarly)).toEqual([])
      expect(of('script').length).toBeGreaterThan(0)
      expect(size('script')).toBeLessThanOrEqual(75 * kilobyte)
      expect(size('image')).toBeLessThanOrEqual(60 * kilobyte)
      expect(fetched.filter(({ request }) => new URL(request.url()).origin !== site.url)).toEqual([])
    })
  }
})
