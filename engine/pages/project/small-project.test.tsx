import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inSite, renderAt } from '../../../tests/support/other-site.ts'

/** A site whose projects say this. */
function siteWith(...projects: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('tests/fixtures/site', folder, { recursive: true })
  rmSync(join(folder, 'projects'), { recursive: true })
  for (const [index, text] of projects.entries()) {
    // Its pictures are those of the tests' site.
    const project = join(folder, 'projects', ['bakery', 'this-site'][index] ?? '')
    mkdirSync(project, { recursive: true })
    writeFileSync(join(project, 'project.yaml'), text)
  }
  return folder
}

const small = `sv: { description: 'Tre limpor om dagen, med {years} bakom.', title: Ugnen }
pictures: [shop, order]
en: { title: The oven, description: Three loaves a day. }
`

const shown = (folder: string) =>
  inSite(folder, async () => {
    const { default: Project } = await import('./project.tsx')
    const { default: Portfolio } = await import('../portfolio/portfolio.tsx')
    const { default: CaseStudies } = await import('../case-studies/case-studies.tsx')
    const { default: Home } = await import('../home/home.tsx')
    const { pathIfShown } = await import('../../addresses/page-addresses.ts')
    const hasCases = pathIfShown('case-studies', 'en') !== undefined
    return {
      pages: {
        project: renderAt('/portfolio/bakery', <Project />),
        projekt: renderAt('/sv/portfolio/bakery', <Project />),
        portfolio: renderAt('/portfolio', <Portfolio />),
        home: renderAt('/', <Home />),
        cases: hasCases ? renderAt('/case-studies', <CaseStudies />) : '',
      },
      hasCases,
    }
  })

test('a project of title, summary and pictures says these, and nothing bare', async () => {
  const { pages, hasCases } = await shown(siteWith(`featured: true\n${small}`))
  expect(hasCases).toBe(false)
  for (const page of [pages.project, pages.portfolio, pages.home]) {
    expect(page).toContain('The oven')
    expect(page).toContain('Three loaves a day.')
  }
  expect(pages.project).toContain('<h1>The oven</h1>')
  expect(pages.project.match(/<h2[^>]*>[^<]*/g)?.map((heading) => heading.replace(/.*>/, ''))).toEqual([
    'Pictures',
    'Do you have a project like this in mind?',
  ])
  expect(pages.project).toContain('"description":"Three loaves a day."')
  for (const page of Object.values(pages)) {
    expect(page).not.toMatch(/<(p|ul|dl|h\d|li|section|blockquote|figcaption)( class="[^"]*")?><\/\1>/)
    expect(page).not.toMatch(/\{\w+\}|undefined|content=""/)
  }
})

test('a part of the story without words leaves no heading', async () => {
  const empty = `
  challenge: { heading: Lost orders, paragraphs: [] }
  solution: { heading: A list, paragraphs: [] }
  technicalFeatures: { heading: How it works, items: [] }
`
  const folder = siteWith(`pictures: [shop, order]
sv: { description: 'Tre limpor om dagen.', title: Ugnen }
en:
  title: The oven
  description: Three loaves a day.${empty}`)
  const { pages } = await shown(folder)
  expect(pages.project).toContain('The oven')
  expect(pages.project).not.toMatch(/Lost orders|A list|How it works/)
})

test('live site and code are linked each by itself', async () => {
  for (const [field, name] of [
    ['live', 'Live project'],
    ['code', 'Source code'],
  ]) {
    const { pages } = await shown(siteWith(`${small}links: { ${field}: 'https://oven.example' }\n`))
    expect(pages.project.match(/https:\/\/oven\.example"[^>]*target|Live project|Source code/g)).toEqual([
      expect.stringContaining('https://oven.example"'),
      name,
    ])
    expect(pages.portfolio).not.toContain('Featured')
  }
})

test('a case study may be two sentences', async () => {
  const told = (language: string) =>
    `${language}: { title: A, description: B., caseStudy: { challenge: Bread. } }\n`
  const { pages, hasCases } = await shown(
    siteWith(`pictures: [shop]\n${told('en')}${told('sv')}`, small.replace('shop, order', 'front')),
  )
  expect(hasCases).toBe(true)
  expect(pages.cases).toContain('Challenge: what it was like</h4><p>Bread.</p>')
  expect(pages.cases).not.toMatch(
    /Solution: |Results: |Key features|Technologies|The oven|<(p|ul|div class="[^"]*story[^"]*")><\//,
  )
})
