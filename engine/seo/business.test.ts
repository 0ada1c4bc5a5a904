import { expect, test } from 'vitest'
import { business } from './business.ts'

test('search engines know special days', () => {
  const specialHours = { '@type': 'OpeningHoursSpecification', validFrom: '2031-07-07' }
  expect(business('en', { withClosures: true }).specialOpeningHoursSpecification).toEqual(
    expect.arrayContaining([
      { ...specialHours, validThrough: '2031-07-18', opens: '00:00', closes: '00:00' },
      expect.objectContaining({ validFrom: '2031-07-21', opens: '10:00', closes: '12:00' }),
    ]),
  )
  expect(business('en', { withClosures: false })).not.toHaveProperty('specialOpeningHoursSpecification')
})
