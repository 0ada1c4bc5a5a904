import { expect, test } from 'vitest'
import { renderAt } from '../../../tests/support/other-site.ts'
import { leftToDo } from '../../check/example.ts'
import { Testimonials } from './testimonial.tsx'

test('a testimonial has stars where it says where it comes from, and none without', () => {
  const [withSource = '', without = ''] = renderAt('/', <Testimonials ratingText="stars" />).split('</li>')
  expect(withSource).toContain('5 stars')
  expect(withSource).toContain('<a href="https://reviews.example/bakery"')
  expect(without).toContain('The treasurer')
  expect(without).not.toContain('stars')
})

test('stars that are not shown are listed as left to do', () => {
  const about = leftToDo('tests/fixtures/site', 'en').filter(({ file }) => file.includes('association'))
  expect(about.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([
    expect.stringMatching(/association\/testimonial\.yaml:5: en\.source: stars are shown/),
    expect.stringMatching(/association\/testimonial\.yaml:6: sv\.source: stars are shown/),
  ])
})
