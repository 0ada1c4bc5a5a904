import { statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Request } from '@playwright/test'
import { htmlOf, mainPaths, manifest, pagePaths } from '../../harness/built-site.ts'
import { kindsOfPages } from '../support/kinds-of-pages.ts'
import { expect, test, whenLive } from '../support/site-test.ts'

const kilobyte = 1024

/** The transfer size of a file: its brotli version, where it has one. */
const sentSize = (path: string) =>
  statSync(`build/site${manifest.files[path]?.encodings.br ?? manifest.files[path]?.file}`).size

const isArticle = (path: string) => /\/blog\/(?!page\/)/.test(path)

test.describe('budgets of the built files', () => {
  test('a page fits in 16 KB with its styles, an article in 24 KB', () => {
    for (const path of pagePaths)
      expect(sentSize(path), path).toBeLessThanOrEqual((isArticle(path) ? 24 : 16) * kilobyte)
  })

  test('a page needs no other file for its first paint, and has one small inline script', () => {
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

  test('there is one font, of at most 60 KB', () => {
    const faces = Object.keys(manifest.files).filter((path) => path.endsWith('.woff2'))
    expect(faces.map((path) => sentSize(path) <= 60 * kilobyte)).toEqual([true])
  })
})

test('the text of an article is in its page only once', () => {
  let count = 0
  for (const path of mainPaths.filter(isArticle)) {
    const html = htmlOf(path)
    const paragraphs = [...html.matchAll(/<p>([^<]{80,})<\/p>/g)].map(([, text = '']) => text)
    for (const text of paragraphs) expect(html.split(text), text).toHaveLength(2)
    count += paragraphs.length
  }
  expect(count).toBeGreaterThan(0)
})

test.describe('budgets of the requests of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 })

  for (const path of kindsOfPages) {
    test(`${path}: loads scripts (up to 75 KB) only after the page, and pictures in view up to 60 KB`, async ({
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
      const requestsOf = (type: string) => fetched.filter(({ request }) => request.resourceType() === type)
      const size = (type: string) =>
        requestsOf(type).reduce((sum, { request }) => sum + sentSize(new URL(request.url()).pathname), 0)

      expect(requestsOf('script').filter(({ isEarly }) => isEarly)).toEqual([])
      expect(requestsOf('script').length).toBeGreaterThan(0)
      expect(size('script')).toBeLessThanOrEqual(75 * kilobyte)
      expect(size('image')).toBeLessThanOrEqual(60 * kilobyte)
      expect(fetched.filter(({ request }) => new URL(request.url()).origin !== site.url)).toEqual([])
    })
  }
})
