import { layoutWords } from '../../../app/components/layout.words.ts'
import { words as karlskrona } from '../../../app/pages/location/karlskrona.words.ts'
import { words as kristianstad } from '../../../app/pages/location/kristianstad.words.ts'
import { words } from '../../../app/pages/location/location.words.ts'
import { words as malmo } from '../../../app/pages/location/malmo.words.ts'
import { facts } from '../../../content/facts.ts'
import { isExample } from '../../support/example.ts'
import { at, cards, crumbs, expect, hrefs, languages, section, test } from '../../support/reader.ts'

test.use({ javaScriptEnabled: false })
test.skip(!isExample, 'the site is somebody’s own')

const east = 'Karlskrona, Karlshamn, Sölvesborg, Ronneby, Olofström, Emmaboda, Tingsryd, Mörrum'
const places = {
  skane: {
    name: 'Skåne',
    towns: 'Malmö, Kristianstad, Hässleholm, Åhus, Bromölla, Lund, Helsingborg, Eslöv',
    audience: undefined,
  },
  blekinge: { name: 'Blekinge', towns: east, audience: undefined },
  malmo: {
    name: 'Malmö',
    towns: 'Malmö, Lund, Trelleborg, Vellinge, Svedala, Staffanstorp, Burlöv, Lomma',
    audience: malmo,
  },
  kristianstad: {
    name: 'Kristianstad',
    towns: 'Kristianstad, Åhus, Hässleholm, Bromölla, Klippan, Perstorp, Östra Göinge, Osby',
    audience: kristianstad,
  },
  karlskrona: { name: 'Karlskrona', towns: east, audience: karlskrona },
}

const why = {
  en: ['Local presence', 'Quick response', 'Direct communication', 'Cost-effective'],
  sv: ['Lokal närvaro', 'Snabba svar', 'Direkt kommunikation', 'Kostnadseffektivt'],
}

for (const language of languages) {
  for (const [slug, { name, towns, audience }] of Object.entries(places)) {
    const path = at(language, `/locations/${slug}`)

    test(`${path} has services, towns, reasons and contact links`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        language === 'en' ? `IT Consultant in ${name}` : `IT-konsult i ${name}`,
      )
      const services = section(page, words[language].services.heading)
      expect(await hrefs(services)).toEqual(
        [
          'web-development',
          'web-development',
          'infrastructure',
          'infrastructure',
          'automation',
          'it-consulting',
        ].map((service) => at(language, `/services/${service}`)),
      )
      await expect(page.getByRole('main').getByRole('complementary').getByRole('listitem')).toHaveText(
        towns.split(', '),
      )
      await expect(
        page
          .locator('main')
          .getByRole('heading', { level: 3 })
          .filter({ hasText: exactly(why[language]) }),
      ).toHaveText(why[language])
      if (audience)
        await expect(cards(section(page, audience[language].audience?.heading ?? ''))).toHaveCount(3)
      // Services, reasons and, on three pages, the audience: no other cards.
      await expect(cards(page.getByRole('main'))).toHaveCount(audience ? 13 : 10)

      const subject = encodeURIComponent(
        language === 'en' ? 'Question about your services' : 'Fråga om dina tjänster',
      )
      const all = await hrefs(page.getByRole('main'))
      expect(all).toContain(`tel:${facts.phone}`)
      expect(all).toContain(`mailto:${facts.email}?subject=${subject}`)
      expect(all).toContain(at(language, '/contact'))

      const { nav, breadcrumb } = layoutWords[language]
      if (path === '/sv/locations/kristianstad')
        expect(await crumbs(page, language)).toEqual([
          [nav.home, '/sv'],
          [nav.contact, '/sv/contact'],
          ['Kristianstad', path],
        ])
      else await expect(page.getByRole('navigation', { name: breadcrumb })).toHaveCount(0)
    })
  }
}

const exactly = (titles: string[]) => new RegExp(`^(${titles.join('|')})$`)
