import { expect, test } from 'vitest'
import { renderDesk } from '../../../../tests/support/render-desk.tsx'
import { perLanguage } from '../../../core/text/language.ts'
import { CheckList } from './check-list.desk.tsx'

const read = { title: 'Calendars', good: 'Read at {time}.', none: 'None.', due: '', bad: '', unknown: '' }

test('what is not set up is said to be, and a day ends a sentence with one point', () => {
  const html = renderDesk(
    <CheckList
      checks={[
        { about: 'calendars', is: 'good', at: null, detail: '' },
        { about: 'build', is: 'good', at: Date.UTC(2031, 10, 29), detail: '' },
      ]}
      checkWords={[perLanguage(() => ({ calendars: read }))]}
    />,
    { language: 'sv' },
  )
  expect(html).toContain('>None.<')
  expect(html).toMatch(/29 nov\. 2031\.</)
})
