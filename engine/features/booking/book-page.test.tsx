import { expect, test } from 'vitest'
import { renderAt } from '../../../tests/support/other-site.ts'
import { facts } from '../../core/site/facts.ts'
import { BookPage } from './book-page.tsx'

test('who books sees whom with', () => {
  const page = renderAt('/sv/book', <BookPage messageForm={null} />)
  for (const fact of [facts.organisationNumber, 'F-skatt']) expect(page).toContain(fact)
})
