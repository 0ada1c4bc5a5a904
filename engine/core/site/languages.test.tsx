import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { copyOfExample, inSite, offerOnly, renderAt, rewrite } from '../../../tests/support/other-site.ts'

let folder: string
afterEach(() => rmSync(folder, { recursive: true }))

/** The addresses and the home page of the example in other languages, at the path that it has then. */
async function shownIn(languages: string, path: string) {
  rewrite(join(folder, 'facts.yaml'), (text) =>
    text.replace(/^languages: .*/m, () => `languages: ${languages}`),
  )
  rmSync(join(folder, 'pages.yaml'))
  rmSync(join(folder, 'projects'), { recursive: true })
  offerOnly(folder, ['advice'])
  return inSite(folder, async () => {
    const { addresses, switchedPath } = await import('../../addresses/page-addresses.ts')
    const { default: Home } = await import('../../pages/home/home.tsx')
    const { notFoundKeys } = await import('../../pages/error/not-found-path.ts')
    const { Header } = await import('../../shell/header.tsx')
    const { llms } = await import('../../shell/site-files/llms.ts')
    const { shareImageOf } = await import('../../seo/share-image.ts')
    const page = renderAt(
      path,
      <>
        <Header />
        <Home />
      </>,
    )
    const list = llms(
      addresses.map((address) => ({
        ...address,
        title: 'Title',
        description: 'Description',
        main: { type: 'element', tagName: 'main', properties: {}, children: [] },
        tags: [],
        image: shareImageOf(address),
      })),
    ).content
    const { languageNamed } = await import('./languages.ts')
    const { mailWords } = await import('../mail/mail.words.ts')
    return {
      paths: addresses.map((address) => address.path),
      page,
      list,
      switchedPath,
      notFoundKeys,
      named: ['sv-SE', 'en', ''].map(languageNamed),
      ownerMail: mailWords.sv.owner.text,
    }
  })
}

test('in one language nothing has a prefix, is switched, or has to be translated', async () => {
  folder = copyOfExample()
  for (const file of globSync('{places/*/place,questions/*,facts}.yaml', { cwd: folder }))
    rewrite(join(folder, file), (text) => text.replace(/^( *)en:\n(?:\1 +.*\n|\n)+/gm, ''))
  const { paths, page, list, notFoundKeys, named, ownerMail } = await shownIn('[sv]', '/')
  expect(paths).toContain('/services/tjanst-advice')
  expect(paths.filter((path) => /^\/(sv|en)(\/|$)/.test(path))).toEqual([])
  expect(notFoundKeys.sv).toBe('404')
  expect(named).toEqual(['sv', 'sv', 'sv'])
  expect(ownerMail).not.toContain('{language}')
  expect(page).toContain('Tjänster')
  expect(page).not.toMatch(/hreflang|data-language-switch/i)
  expect(list.match(/^## .*/gm)).toContain('## Tjänster')
})

test('the first language has its addresses without a prefix', async () => {
  folder = copyOfExample()
  const { paths, page, list, switchedPath, notFoundKeys, named, ownerMail } = await shownIn('[sv, en]', '/en')
  expect(notFoundKeys).toEqual({ sv: '404', en: 'en/404' })
  expect(named).toEqual(['sv', 'en', 'sv'])
  expect(ownerMail).toContain('({language})')
  for (const path of ['/', '/en', '/contact', '/en/contact']) expect(paths).toContain(path)
  expect(paths.filter((path) => /^\/sv(\/|$)/.test(path))).toEqual([])
  expect([switchedPath('/about'), switchedPath('/en/about'), switchedPath('/en/nowhere')]).toEqual([
    '/en/about',
    '/about',
    '/',
  ])
  expect(page).toMatch(/hreflang="sv"/i)
  expect(page).toContain('href="/en/contact"')
  expect(list.match(/^## .*/gm)).toContain('## Tjänster (sv)')
})
