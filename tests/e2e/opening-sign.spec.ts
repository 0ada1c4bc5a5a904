import { pages } from '../../engine/addresses/pages.ts'
import { facts } from '../../engine/core/site/facts.ts'
import { languages } from '../../engine/core/site/languages.ts'
import type { Language } from '../../engine/core/text/language.ts'
import { fill } from '../../engine/core/text/sentence.ts'
import { type IsoDay, weekdayName } from '../../engine/core/time/clock.ts'
import { minute } from '../../engine/core/time/durations.ts'
import { openingAt } from '../../engine/core/time/opening-hours.ts'
import { words } from '../../engine/design/components/opening-hours.words.ts'
import { daysWithin } from '../../engine/design/components/opening-lines.ts'
import { expect, test } from '../support/site-test.ts'

/** The expected sign at a moment. The hours themselves are tested in engine/core/time/opening-hours.test.ts. */
function signAt(moment: Date) {
  const opening = openingAt(moment, facts)
  const signFor = (kind: keyof typeof words.en, time: string, date?: IsoDay) => ({
    kind,
    in: (language: Language) =>
      fill(words[language][kind], {
        time,
        day: date ? daysWithin(language)[weekdayName(date)] : '',
      }),
  })
  if (opening.is === 'open') return signFor('open', opening.until)
  if (!opening.opens) return signFor('closed', '')
  const { inDays, time, date } = opening.opens
  return signFor(inDays === 0 ? 'today' : inDays === 1 ? 'tomorrow' : 'later', time, date)
}

/** The first moment of each kind in the week of Christmas. */
const moments = new Map<string, Date>()
for (
  let time = Date.parse('2026-12-21T00:00Z');
  time < Date.parse('2026-12-28T00:00Z');
  time += 10 * minute
) {
  const { kind } = signAt(new Date(time))
  if (!moments.has(kind)) moments.set(kind, new Date(time))
}

// One during daylight saving time.
moments.set('in summer', new Date('2026-07-07T07:30Z'))

test('the sign tells at each moment whether somebody is there', async ({ page }) => {
  await page.clock.install()
  for (const [index, moment] of [...moments.values()].entries()) {
    const language = languages[index % 2] ?? 'en'
    await page.clock.setSystemTime(moment)
    await page.goto(pages.contact[language])
    const sign = page.getByRole('complementary').getByText(signAt(moment).in(language), { exact: true })
    await expect.soft(sign, moment.toISOString()).toBeVisible()
  }
})

test('special days are told while they are near, and nobody is there on them', async ({ page }) => {
  const [vacation] = facts.specialDays
  test.skip(!vacation?.reason, 'the owner has no vacation')
  const details = page.getByRole('complementary')
  const shown = details.getByText(`(${vacation?.reason?.en})`)
  const reply = page.getByText('What you send then gets a reply by')
  await page.clock.install()
  for (const [moment, isNear] of [
    ['2031-06-06T12:00Z', false],
    ['2031-06-07T12:00Z', true],
    ['2031-07-18T12:00Z', true],
    ['2031-07-19T12:00Z', false],
  ] as const) {
    await page.clock.setSystemTime(moment)
    await page.goto('/contact')
    await expect(details.getByText(/^(Open|Closed) now/)).toBeVisible()
    await expect.soft(shown, moment).toBeVisible({ visible: isNear })
    await expect.soft(reply, moment).toBeVisible({ visible: isNear })
  }
  // A Monday within: the next day with hours is that after it.
  await page.clock.setSystemTime('2031-07-14T09:00Z')
  await page.goto('/contact')
  await expect(details.getByText('Closed now, opens July 21 at 10:00')).toBeVisible()
})

test('the sign changes on time without a layout shift', async ({ page }) => {
  let closing = moments.get('open') ?? new Date(Number.NaN)
  test.skip(Number.isNaN(closing.getTime()), 'the owner is never open')
  while (signAt(closing).kind === 'open') closing = new Date(closing.getTime() + minute)
  const before = new Date(closing.getTime() - minute / 2)
  await page.clock.install({ time: before })
  await page.goto('/contact')
  // The opening hours, next to the sign.
  const list = page.getByRole('complementary').locator('dl dl').first()
  const box = await list.boundingBox()
  await expect(page.getByText(signAt(before).in('en'), { exact: true })).toBeVisible()
  await page.clock.runFor(31_000)
  await expect(page.getByText(signAt(closing).in('en'), { exact: true })).toBeVisible()
  expect(await list.boundingBox()).toEqual(box)
})
