import { pages } from '../../app/pages.ts'
import { bookingRules } from '../../content/booking.ts'
import { say } from '../support/words.ts'
import { expect, test } from './engine-test.ts'

// Where nobody can book there is no such page.
test.skip(bookingRules.kinds.length === 0)

/** Runs in the page: the text beside the first visible radio button of a name. */
const firstChoice = (name: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`[type=radio][name="${name}"]`)]
    .find((radio) => radio.checkVisibility({ visibilityProperty: true }))
    ?.labels?.[0]?.textContent?.replace(/\s+/g, ' ')
    .trim() ?? ''

/** Runs in the page: whether the form is hydrated. */
const hasOwnChecks = () =>
  document.querySelector<HTMLElement>('[data-free-times]')?.closest('form')?.noValidate === true

for (const { language, areScriptsOn } of [
  { language: 'sv', areScriptsOn: true },
  { language: 'en', areScriptsOn: false },
] as const)
  test.describe(areScriptsOn ? 'with scripts' : 'without scripts', () => {
    test.use({ areScriptsOn })

    test('a time is booked, and confirmed by mail', async ({ visitor, site }) => {
      const words = say[language].book.form
      const url = site.url + pages.book[language]
      const email = `asa-${Math.random().toString(36).slice(2)}@example.com`
      await (areScriptsOn ? visitor.open(url) : visitor.tab.goto(url))
      // Only then a time is named as the visitor's clock shows it too.
      if (areScriptsOn) await visitor.expects('has checks of its own', hasOwnChecks)
      for (const choice of ['start', 'kind']) {
        const first = () => visitor.tab.evaluate(firstChoice, choice)
        // The times are shown once all days are there.
        await expect.poll(first).not.toBe('')
        await visitor.click({ role: 'radio', name: await first() })
      }
      await visitor.fill({ role: 'textbox', name: words.name }, 'Åsa Öberg')
      await visitor.fill({ role: 'textbox', name: words.email }, email)
      await visitor.fill({ role: 'textbox', name: words.phone }, '070-123 45 67')
      await visitor.click({ role: 'button', name: words.send })
      await visitor.expects(
        'shows the booking',
        () => document.querySelector('[data-stored], [data-booking]') !== null,
      )
      // Who was faster than people are has to answer a mail first.
      await expect.poll(() => site.mail.mails.some(({ to }) => to.includes(email))).toBe(true)
      if (areScriptsOn) expect(await visitor.errors()).toEqual([])
    })
  })
