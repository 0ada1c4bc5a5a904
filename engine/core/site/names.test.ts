import { expect, test } from 'vitest'
import { facts } from './facts.ts'
import { ownNames, withArticle } from './names.ts'

test('a trade gets the English article that is heard, and a capital letter where a sentence begins', () => {
  for (const name of ['IT consultant', 'SRE', 'embedded developer', 'iOS developer', 'ML engineer'])
    expect(withArticle(name)).toBe(`an ${name}`)
  for (const name of [
    'data engineer',
    'UX designer',
    'Unix administrator',
    'DevOps engineer',
    'MySQL expert',
  ])
    expect(withArticle(name)).toBe(`a ${name}`)
  const teacher = { ...facts, trade: { ...facts.trade, en: 'teacher of Excel', sv: 'Excel-lärare' } }
  expect(ownNames(teacher, 'en')).toMatchObject({ Trade: 'Teacher of Excel', aTrade: 'a teacher of Excel' })
  expect(ownNames(teacher, 'sv')).toMatchObject({ trade: 'Excel-lärare' })
})
