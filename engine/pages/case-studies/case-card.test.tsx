import { expect, test } from 'vitest'
import { renderAt } from '../../../tests/support/other-site.ts'
import { site } from '../../core/site/site.ts'
import { CaseCard } from './case-card.tsx'

test.each([
  ['bakery', ['Weeks 1 and 2.', 'Week 5.', 'Nobody reads', 'What it cost', 'What was measured', 'Sleep']],
  ['this-site', ['Results', 'Key features']],
])('the case of %s says what it has to say, and names nothing that it leaves out', (slug, texts) => {
  const [project] = site.projects.filter((project) => project.slug === slug)
  const card = project ? renderAt('/case-studies', <CaseCard project={project} />) : ''
  const places = texts.map((text) => card.indexOf(text))
  expect(places.toSorted((a, b) => a - b)).toEqual(places)
  expect(places).not.toContain(-1)
  expect(card.includes('What it cost')).toBe(texts.includes('What it cost'))
  expect(card.includes('<ol>')).toBe(texts.includes('Week 5.'))
})
