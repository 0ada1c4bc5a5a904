import { globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { copyOfExample, inSite, renderAt, rewrite } from '../../../tests/support/other-site.ts'

let folder: string
afterEach(() => rmSync(folder, { recursive: true }))

test('no sentence speaks of what is switched off: other ways to meet, the newsletter', async () => {
  folder = copyOfExample()
  rmSync(join(folder, 'words'), { recursive: true })
  const wordsWith = (kinds: string, isOn: boolean) => {
    rewrite(join(folder, 'facts.yaml'), (text) => {
      const facts = text.replace(/kinds: .*/, () => `kinds: ${kinds}`)
      return isOn
        ? facts
        : facts
            .replace('newsletter: true', 'newsletter: false')
            .replace(/^prices:\n( .*\n)+/m, 'prices: []\n')
    })
    return inSite(folder, async () => {
      const { words: contact } = await import('../forms/contact.words.ts')
      const { words: about } = await import('../../pages/about/about.words.ts')
      const { site } = await import('./site.ts')
      return JSON.stringify([contact.sv.privacy, contact.sv.faq, about.sv, site.questions])
    })
  }
  const isSaid = (text: string) =>
    ['per telefon', 'video', 'hos dig', 'yhetsbrev'].filter((part) => text.includes(part))
  expect(isSaid(await wordsWith('[phone, video, visit]', true))).toHaveLength(4)
  expect(isSaid(await wordsWith('[phone, visit]', false))).toEqual(['per telefon', 'hos dig'])
  expect(isSaid(await wordsWith('[]', false))).toEqual([])
})

test('neither the example nor the engine promises video, visits, the newsletter or prices where they are off', async () => {
  folder = copyOfExample()
  rewrite(join(folder, 'facts.yaml'), (text) =>
    text
      .replace(/kinds: .*/, 'kinds: [phone]')
      .replace('newsletter: true', 'newsletter: false')
      .replace(/^prices:\n( .*\n)+/m, 'prices: []\n'),
  )
  const said = await inSite(folder, async () => {
    const { words: about } = await import('../../pages/about/about.words.ts')
    const { words: offerings } = await import('../../pages/offerings/offerings.words.ts')
    const { default: Privacy } = await import('../../pages/privacy/privacy.tsx')
    const { site } = await import('./site.ts')
    const privacy = ['/privacy', '/sv/privacy'].map((path) => renderAt(path, <Privacy />))
    return JSON.stringify([about, offerings, site.questions, site.locations, privacy])
  })
  for (const promise of [
    /video/i,
    /in person in |I’ll come to you|(?:ses|eller) hos dig|Hos dig eller/,
    /newsletter|nyhetsbrev|new articles by e-mail|nya artiklar via e-post/i,
    /the prices are|priserna finns/i,
  ])
    expect(said.match(promise)?.[0] ?? '').toBe('')
})

test('what an owner says of color, person, company and prices stands where visitors look for it', async () => {
  folder = copyOfExample()
  writeFileSync(join(folder, 'brand.yaml'), "color: '#7a3fb0'\n")
  rewrite(join(folder, 'facts.yaml'), (text) =>
    text
      .replace(/^owner: .*/m, 'owner: Åsa Ek')
      .replace(/^approvedForFTax: .*/m, 'approvedForFTax: true')
      .replace(/^liabilityInsurance: .*/m, 'liabilityInsurance: Trygg, 10 Mkr')
      .replace(/^organisationNumber: .*/m, 'organisationNumber: 640823-3234')
      .replace(/^vatNumber: .*/m, 'vatNumber: SE640823323401')
      .replaceAll(/^( +)story: \[\]/gm, '$1story: [Jag växte upp vid sjön.]')
      .replace(/amount: \d+/, 'amount: 5100'),
  )
  await inSite(folder, async () => {
    const { site } = await import('./site.ts')
    const { colorsFrom } = await import('./colors.ts')
    const { business } = await import('../../seo/business.ts')
    const { webManifest } = await import('../../shell/site-files/web-manifest.ts')
    const { drawIcons } = await import('../../artwork/icons.ts')
    const { Person } = await import('../../pages/about/person.tsx')
    const { Footer } = await import('../../shell/footer.tsx')
    const { PriceTable } = await import('../../design/components/prices.tsx')
    const { dark } = colorsFrom('#7a3fb0')
    expect(site.brand.colors.dark).toEqual(dark)
    expect(JSON.parse(webManifest().content)).toMatchObject({ theme_color: dark.ground })
    expect(String((await drawIcons()).get('/icon.svg'))).toContain(dark.beacon)
    const about = renderAt('/sv/about', <Person />)
    for (const fact of ['Åsa Ek', 'Jag växte upp vid sjön.']) expect(about).toContain(fact)
    const footer = renderAt('/sv/about', <Footer />)
    for (const fact of ['Åsa Ek', '640823-3234', 'SE640823323401', 'F-skatt', 'Trygg, 10 Mkr'])
      expect(footer).toContain(fact)
    expect(business('en', { withClosures: false })).toMatchObject({
      vatID: 'SE640823323401',
      iso6523Code: '0007:6408233234',
    })
    const table = renderAt('/offerings', <PriceTable />)
    expect(table).toMatch(/SEK\s5,100/)
    expect(table).toMatch(/SEK\s6,375/)
  })
})

test.each([
  ['a person', '640823-3234', '', 'Åsa Ek'],
  ['a company that the brand names', '556016-0680', '', 'Kodhamn'],
  ['a company of another name', '556016-0680', 'Ek Data AB', 'Ek Data AB'],
])('who is answerable for data: %s', async (_, number, legalName, answerable) => {
  folder = copyOfExample()
  rewrite(join(folder, 'facts.yaml'), (text) =>
    text
      .replace(/^owner: .*/m, 'owner: Åsa Ek')
      .replace(/^legalName: .*/m, () => `legalName: '${legalName}'`)
      .replace(/^organisationNumber: .*/m, () => `organisationNumber: ${number}`),
  )
  await inSite(folder, async () => {
    const { controller, registeredName } = await import('./facts.ts')
    const { words } = await import('../../pages/privacy/privacy.words.ts')
    expect(controller).toBe(answerable)
    expect(registeredName).toBe(answerable === 'Kodhamn' ? undefined : answerable)
    expect(JSON.stringify(words.sv.cards.controller)).toContain(`${answerable} i `)
  })
})

test('an owner who names no opening hours is called neither closed nor open', async () => {
  folder = copyOfExample()
  rmSync(join(folder, 'words'), { recursive: true })
  rewrite(join(folder, 'facts.yaml'), (text) =>
    text.replace(/^openingHours:\n( .*\n)+/m, 'openingHours: []\n'),
  )
  const said = await inSite(folder, async () => {
    const { default: Contact } = await import('../../pages/contact/contact.tsx')
    const { Footer } = await import('../../shell/footer.tsx')
    return ['/contact', '/sv/contact'].map((path) =>
      renderAt(
        path,
        <>
          <Contact />
          <Footer />
        </>,
      ),
    )
  })
  expect(said.join()).toContain('Är det bråttom ringer du mig.')
  expect(said.join()).not.toMatch(/open-now|opening hours|business hours|closed|öppettid|stängt/i)
})

test('the portfolio says that a problem is told only where each project tells it', async () => {
  folder = copyOfExample()
  rmSync(join(folder, 'words'), { recursive: true })
  const portfolio = () =>
    inSite(folder, async () =>
      JSON.stringify((await import('../../pages/portfolio/portfolio.words.ts')).words),
    )
  expect(await portfolio()).toMatch(/what the problem was.*vad problemet var/)
  const [bare] = globSync(join(folder, 'projects/*/project.yaml'))
  rewrite(String(bare), (text) => text.replace(/^ {2}impact:\n(?: {4}.*\n)+/gm, ''))
  expect(await portfolio()).not.toMatch(/problem(?:et)? va[rs]/)
})

test('the front page begins with the lighthouse, or with words alone', async () => {
  folder = copyOfExample()
  rewrite(join(folder, 'pages.yaml'), (text) => text.replace(/^home: .*/m, 'home: []'))
  const home = () =>
    inSite(folder, async () => {
      const { default: Home } = await import('../../pages/home/home.tsx')
      return renderAt('/', <Home />)
    })
  const lighthouse = /id="sky"/
  expect(await home()).toMatch(lighthouse)
  rewrite(join(folder, 'brand.yaml'), (text) => `${text}\nhero: none\n`)
  const alone = await home()
  expect(alone).toMatch(/<h1/)
  expect(alone).not.toMatch(lighthouse)
})
