import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { slug } from 'github-slugger'
import type { Element } from 'hast'
import { select, selectAll } from 'hast-util-select'
import { HtmlValidate } from 'html-validate'
import { SKIP, visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { addressAt } from '../../engine/addresses/page-addresses.ts'
import { aliases, pages } from '../../engine/addresses/pages.ts'
import { buildFolder } from '../../engine/core/base/build-folder.ts'
import { pageIds } from '../../engine/core/markdown/markdown.ts'
import { csp } from '../../engine/core/served/csp.server.ts'
import { siteFolder } from '../../engine/core/site/folder.ts'
import { languageOf, languages } from '../../engine/core/site/languages.ts'
import { namesIn } from '../../engine/core/text/sentence.ts'
import { words as errorWords } from '../../engine/pages/error/error.words.ts'
import { titleOf } from '../../engine/seo/title.ts'
import { htmlOf, mainPaths, manifest, pagePaths, sentSize } from '../../harness/built-site.ts'
import { allPages, attributeOf, notFoundPages, textOf, treeOf } from '../support/built-page.ts'
import { missingTexts } from '../support/missing-texts.ts'
import { t } from '../support/words.ts'

/* What is in the HTML of every page. */

const kilobyte = 1024
/** An owner may write as much as they like. */
const isOfOwner = !['tests/fixtures/site', 'example/site'].includes(siteFolder)
const isArticle = (path: string) => /\/blog\/(?!page\/)/.test(path)
const origin = new URL(hrefOf('link[rel=canonical]', '/')).origin

function inHead(selector: string, path: string): Element[] {
  const head = select('head', treeOf(path))
  return head ? selectAll(selector, head) : []
}

function hrefOf(selector: string, path: string): string {
  return attributeOf(inHead(selector, path)[0], 'href')
}

const metaOf = (path: string, name: string) =>
  inHead(`meta[property="${name}"], meta[name="${name}"]`, path).map((meta) => attributeOf(meta, 'content'))

/** The address of a page in each language, as its head names them. */
const alternatesOf = (path: string) =>
  inHead('link[rel=alternate][hrefLang]', path).map(
    (link) => [attributeOf(link, 'hrefLang'), attributeOf(link, 'href')] as const,
  )

// An owner may type as they like. The sentence of a missing page is to be as it is.
test.skipIf(isOfOwner)('no text outside of code has typewriter quotes', () => {
  const { missing } = errorWords.en
  const typed = allPages.flatMap((path) => {
    const texts: string[] = []
    visit(treeOf(path), (node) => {
      if (node.type === 'element' && /^(code|kbd|pre|script|style)$/.test(node.tagName)) return SKIP
      if (node.type === 'text' && /['"]/.test(node.value) && node.value !== missing.text)
        texts.push(`${path}: ${node.value}`)
      return undefined
    })
    return texts
  })
  expect(typed).toEqual([])
})

test('every picture has its size before it is loaded, also the one for phones', () => {
  const sizeless = allPages.flatMap((path) =>
    selectAll('img, source[media]', treeOf(path))
      .filter((picture) => !(Number(attributeOf(picture, 'width')) && Number(attributeOf(picture, 'height'))))
      .map((picture) => `${path}: ${attributeOf(picture, 'src')}${attributeOf(picture, 'srcSet')}`),
  )
  expect(sizeless).toEqual([])
})

test('every page is valid HTML, with one main heading, in its language', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: {
      // A matter of `npm run check:content`.
      'long-title': 'off',
      // That of the days of /book is never sent: it only keeps them out of the other one.
      'wcag/h32': 'off',
      // The checker of the W3C asks for a heading in each section, which the question about cookies has not.
      'prefer-native-element': ['error', { exclude: ['region'] }],
    },
  })
  const wrong: string[] = []
  for (const path of allPages) {
    const { results } = await validator.validateString(htmlOf(path))
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      wrong.push(`${path}: ${ruleId}: ${message} (${selector})`)
    expect(selectAll('h1', treeOf(path)), path).toHaveLength(1)
    expect(attributeOf(select('html', treeOf(path)), 'lang'), path).toBe(
      languageOf(`/${path}`.replace('//', '/')),
    )
  }
  expect(wrong).toEqual([])
})

test('no page has an empty label, a separator without words, or a missing value', () => {
  for (const path of allPages) {
    expect(missingTexts(htmlOf(path)), path).toEqual([])
    // One that says something later has a role.
    expect(htmlOf(path), path).not.toMatch(/<p(?: class="[^"]*")?>\s*<\/p>/)
  }
})

test('no page has a name in braces where a fact belongs, in no text and no attribute', () => {
  const named = allPages.flatMap((path) => {
    const html = htmlOf(path)
      .replace(/<(style|pre|code|script(?! type="application))\b[\s\S]*?<\/\1>/g, '')
      // An island fills in what only the browser knows.
      .replace(/ data-props="[^"]*"/g, '')
    return namesIn(html).map((name) => `${path}: {${name}}`)
  })
  expect(named).toEqual([])
})

test('every page keeps the size of its text in landscape, on iPhones by the prefixed property', () => {
  for (const path of allPages)
    expect(htmlOf(path), path).toMatch(/html\{[^}]*-webkit-text-size-adjust:100%[^}]*;text-size-adjust:100%/)
})

test('no heading of an article can take an id of the page around it', () => {
  for (const { path } of manifest.articles) {
    const idsIn = (tree: Element | undefined) =>
      tree ? selectAll('[id]', tree).map((element) => attributeOf(element, 'id')) : []
    const own = new Set(idsIn(select('.prose', treeOf(path))))
    const around = idsIn(select('body', treeOf(path))).filter((id) => !own.has(id))
    expect(
      around.filter((id) => id === slug(id) && !pageIds.includes(id)),
      path,
    ).toEqual([])
  }
})

test('a page fits in 16 KB, an article in 24 KB, and its first view needs no other file', () => {
  for (const path of pagePaths) {
    const html = htmlOf(path)
    if (!isOfOwner) expect(sentSize(path), path).toBeLessThanOrEqual((isArticle(path) ? 24 : 16) * kilobyte)
    expect(html, path).not.toMatch(/<script[^>]+src=|rel="(?:module)?preload"|@import/)
    const [opening = '', ...others] = html.split('<link rel="stylesheet"')
    expect(others, path).toHaveLength(1)
    expect(opening, path).toMatch(/<h1[\s\S]*<\/\w+>$/)
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
    expect(scripts, path).toHaveLength(1)
    expect(brotliCompressSync(scripts[0] ?? '').length, path).toBeLessThanOrEqual(1.9 * kilobyte)
  }
})

test.skipIf(isOfOwner).each(['home', 'service'] as const)('%s fits in the first round trip', (key) => {
  const paths = mainPaths.filter((path) => addressAt(path)?.ref.page === key)
  expect(paths.map(sentSize).filter((size) => size > 13_400)).toEqual([])
})

test.each([
  ['the fade between themes', '@property'],
  ['what is for paper', '@media print'],
  ['what is for forced colors', 'linktext'],
  ['what is pointed at', '.button_primary:hover'],
])('%s comes with the linked styles of a page, and no script', (_, sign) => {
  const has = (path: string) => htmlOf(path).includes(sign)
  expect(Object.keys(manifest.files).filter((path) => path.endsWith('.js') && has(path))).toEqual([])
  for (const path of pagePaths) {
    const [, linked = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(htmlOf(path)) ?? []
    expect([has(path), has(linked)], path).toEqual([false, true])
  }
})

test('the script that starts the islands asks to be compiled as it arrives', () => {
  const [, entry = ''] = /data-entry="([^"]+)"/.exec(htmlOf('/')) ?? []
  expect(htmlOf(entry)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('all scripts together fit in 105 KB, and the two fonts in 60 KB', () => {
  const sizesOf = (ending: string) =>
    Object.keys(manifest.files)
      .filter((path) => path.endsWith(ending))
      .map(sentSize)
  expect(sizesOf('.js').length).toBeGreaterThan(1)
  expect(sizesOf('.js').reduce((sum, size) => sum + size)).toBeLessThanOrEqual(105 * kilobyte)
  expect(sizesOf('.woff2')).toHaveLength(2)
  expect(sizesOf('.woff2').reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60 * kilobyte)
})

test('the script of the desk is 250 KB at most, compressed', () => {
  const folder = `${buildFolder}/desk/assets`
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const sizes = scripts.map((name) => gzipSync(readFileSync(`${folder}/${name}`)).length)
  expect(sizes.length).toBeGreaterThan(4)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250 * kilobyte)
})

test('the text of an article is in its page only once', () => {
  for (const path of mainPaths.filter(isArticle)) {
    const paragraphs = [...htmlOf(path).matchAll(/<p>([^<]{80,})<\/p>/g)].map(([, text = '']) => text)
    for (const text of paragraphs) expect(htmlOf(path).split(text), text).toHaveLength(2)
  }
})

test('the policy of every page is strict', () => {
  for (const path of allPages) {
    const policy = csp(manifest.files[path] ?? {}, manifest)
    expect(policy, path).toMatch(/^default-src 'none';/)
    expect(policy, path).toContain("base-uri 'none';frame-ancestors 'none'")
    expect(policy, path).not.toMatch(/unsafe|\*|https?:|nonce/)
  }
})

test('title, description and Open Graph tags say what the page is', () => {
  const seen = new Map<string, string>()
  for (const path of mainPaths) {
    const language = languageOf(path)
    const locales = new Map<string, string>([
      ['en', 'en_US'],
      ['sv', 'sv_SE'],
    ])
    const others = alternatesOf(path).length > 0 ? languages.filter((one) => one !== language) : []
    const title = textOf(inHead('title', path)[0])
    const [ogTitle = ''] = metaOf(path, 'og:title')
    // An owner may do without.
    const [keywords = isOfOwner ? 'none' : ''] = metaOf(path, 'keywords')
    expect(keywords, path).toMatch(/\S/)
    for (const text of [title, ...metaOf(path, 'description')]) {
      expect(seen.get(text), `${path} says the same as another page: ${text}`).toBeUndefined()
      seen.set(text, path)
    }
    expect(title, path).toContain(ogTitle)
    expect(metaOf(path, 'og:url'), path).toEqual([origin + path])
    expect(metaOf(path, 'og:description'), path).toEqual(metaOf(path, 'description'))
    expect(metaOf(path, 'og:locale'), path).toEqual([locales.get(language)])
    expect(metaOf(path, 'og:locale:alternate'), path).toEqual(others.map((one) => locales.get(one)))
    expect(metaOf(path, 'twitter:card'), path).toEqual(['summary_large_image'])
    expect(metaOf(path, 'og:type'), path).toEqual([isArticle(path) ? 'article' : 'website'])
    if (!isArticle(path)) continue
    expect(title).toBe(titleOf(ogTitle, t[language].blog.whole))
    for (const name of ['published', 'modified'])
      expect(metaOf(path, `article:${name}_time`)[0], path).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(metaOf(path, 'article:section'), path).toHaveLength(1)
    expect(metaOf(path, 'article:tag').length, path).toBeGreaterThanOrEqual(3)
  }
})

test('alternates are reciprocal', () => {
  for (const path of mainPaths) {
    const alternates = alternatesOf(path)
    // Only what is written in Markdown, and lists of articles in one language, may lack a translation.
    if (alternates.length > 0)
      expect(alternates.map(([language]) => language)).toEqual([...languages, 'x-default'])
    else if (languages.length > 1)
      expect(['post', 'blog', 'blog-page', 'page'], path).toContain(addressAt(path)?.ref.page)
    for (const [language, url] of alternates) {
      const { pathname } = new URL(url)
      expect(hrefOf('link[rel=canonical]', pathname), `${path} -> ${url}`).toBe(url)
      expect(alternatesOf(pathname), `${path} -> ${url}`).toEqual(alternates)
      expect(languageOf(pathname)).toBe(language === 'x-default' ? languages[0] : language)
    }
  }
})

test('aliases have the head of their main page, and pages of unknown addresses have none', () => {
  const ofArticles = manifest.articles.flatMap(({ path, aliases }) =>
    aliases.map((alias) => [alias, path] as const),
  )
  for (const [alias, main] of [...Object.entries(aliases), ...ofArticles]) {
    expect(hrefOf('link[rel=canonical]', alias)).toBe(origin + main)
    expect(alternatesOf(alias), alias).toEqual(alternatesOf(main))
  }
  for (const path of notFoundPages) {
    expect(inHead('link[rel=canonical], link[rel=alternate], script[type]', path), path).toEqual([])
    expect(metaOf(path, 'robots')).toEqual(['noindex'])
  }
})

test('every page leads to its feeds and its Markdown, which says the same', () => {
  for (const path of mainPaths) {
    const forms = inHead('link[rel=alternate][type]', path).map((link) => [
      attributeOf(link, 'type'),
      manifest.files[attributeOf(link, 'href').replace(origin, '')]?.type.split(';')[0],
    ])
    const hasBlog = pagePaths.includes(pages.blog[languageOf(path)])
    const feeds = ['application/rss+xml', 'application/atom+xml', 'application/feed+json']
    const types = ['text/markdown', ...(hasBlog ? feeds : [])]
    expect(forms, path).toEqual(types.map((type) => [type, type]))
    const address = hrefOf('link[type="text/markdown"]', path).replace(origin, '')
    const text = htmlOf(address)
    expect(manifest.files[address]?.canonical).toBe(origin + path)
    if (addressAt(path)?.ref.page !== 'home')
      expect(text.split('\n')[0], address).toBe(`# ${textOf('h1', treeOf(path))}`)
    expect(text.trimEnd().split('\n').length, address).toBeGreaterThan(2)
    expect(text, address).not.toMatch(
      /\]\((place:|\/|#)|\{(site|product|domain)\}|data-island|<svg|class="heading"|Link to “/,
    )
  }
})
