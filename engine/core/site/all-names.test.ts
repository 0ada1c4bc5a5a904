import { expect, test } from 'vitest'
import { allNamesOf } from './all-names.ts'
import { site } from './site.ts'

test('the names of services read as a sentence, with the capitals of acronyms and names', () => {
  const [service] = site.services
  if (!service) throw new Error('The site has no service')
  const named = (en: string, sv: string, summary: string) => ({
    ...service,
    en: { ...service.en, name: en, summary },
    sv: { ...service.sv, name: sv },
  })
  const services = [
    named('Data Platforms', 'Dataplattformar', ''),
    named('IT Support', 'IT-support', ''),
    named('Linux Administration', 'Linuxdrift', 'I look after Linux.'),
    named('E-commerce', 'E-handel', ''),
    named('DevOps', 'DevOps', ''),
  ]
  const names = allNamesOf(site.facts, site.promises, () => services)
  expect(names.en.get('services')).toBe(
    'Data platforms, IT support, Linux administration, e-commerce, and DevOps',
  )
  expect(names.sv.get('services')).toBe('Dataplattformar, IT-support, linuxdrift, e-handel och DevOps')
})
