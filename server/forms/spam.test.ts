import { expect, test } from 'vitest'
import { isTooFast, spamReasons } from './spam.ts'

const from = (message: string, name = 'Åsa Öberg') => spamReasons({ name, message })

test.each([
  'Hi, we run a small bakery in Karlshamn and need a new website. The old one is https://bageriet.example – can you look at it?',
  'Hej! Vi driver ett bageri i Karlshamn och behöver en ny webbplats. Den gamla är https://bageriet.example. Kan du titta på den?',
  'We want to be on the first page of Google for "plumber in Malmö". Can you help?',
  'Vi vill hamna på första sidan på Google när någon söker på rörmokare i Malmö. Kan du hjälpa oss?',
  'Sites we like: https://one.example, https://two.example, https://three.example and https://four.example. What would one like these cost?',
  'We sell wine and our shop lost half of its traffic after the move to another domain. Could you set up the redirects?',
  'Our newsletter needs a working unsubscribe link. Do you do that kind of thing?',
  'Vår app för lån av verktyg mellan grannar behöver en ny server. När kan vi höras?',
  'Hej, ring mig gärna. 0456-123 45',
  'Hi',
  'Can you fix https://www.example.com/our-site',
  'Please review www.example.com, thanks',
  'このサイトを直せますか https://www.example.com/our-site',
  'Доброго дня! Чи можете ви зробити такий самий сайт, як https://example.com.ua для нас?',
  'The menu has <a href="/kontakt">Kontakt</a> and <a class="x" href="#top">up</a>. Can you mend it?',
  'Our mails show [link] and [url] in place of addresses. Do you know why?',
  'See www.example.com/offer – is this the kind of project you would take on?',
  '御社のサービスについてお聞きしたいです。',
  'I was on your website yesterday and liked the case about redirects. Do you have time in March?',
  'Kan du bygga något som läser <a> och <b> ur en XML-fil?',
])('an honest message passes: %s', (message) => {
  expect(from(message)).toEqual([])
})

test.each([
  ['only-links', 'https://cheap.example/watches'],
  ['only-links', 'Kolla här www.billigt.example http://mer.example'],
  ['many-links', `Good prices every day for all of you: ${'https://x.example/a '.repeat(6)}`],
  ['forum-markup', 'Great post, thanks for it! [url=https://pills.example]More about it[/url]'],
  ['forum-markup', 'Please have a look at <a href="https://pills.example">our whole offer</a> today'],
  ['spam-goods', 'Buy viagra without a prescription, delivered overnight.'],
  ['spam-goods', 'Behöver du pengar? Lån utan UC, svar på en minut.'],
  ['spam-goods', 'Bästa casino utan svensk licens just nu, 500 kr i bonus.'],
  ['spam-goods', 'Work from home and earn $500 per day with this simple method.'],
  [
    'seo-pitch',
    'Hello, I was just looking at your website and we can rank your site on the first page of Google. Affordable SEO.',
  ],
  ['seo-pitch', 'Do you accept guest posts? We have sites with DA 50+ and dofollow links.'],
  ['seo-pitch', 'Vi säljer bakåtlänkar och gästinlägg på svenska sajter. Garanterade resultat!'],
  ['spam-goods', 'Заработок в интернете без вложений уже сегодня https://money.example'],
])('%s is suspected: %s', (rule, message) => {
  expect(from(message)).toContain(rule)
})

test('a name is checked too', () => {
  expect(from('Hello, this is about your prices.', 'Anna https://x.example')).toEqual(['link-as-name'])
  expect(from('qWxRtYzPlKmNbV', 'LkJhGfDsApOiU')).toEqual(['random-letters'])
  expect(from('Can we talk about our shop?', 'Exempel.se AB')).toEqual([])
})

test('only a valid time that is too short counts as too fast', () => {
  expect(['0', '1', '1.9'].map(isTooFast)).toEqual([true, true, true])
  expect(['2', '40', '', 'soon', '-1', undefined].map(isTooFast)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ])
})
