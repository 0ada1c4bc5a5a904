/** A line that goes with a feature, or what stands in its place then. Several lines where they are one statement. */
type Line = string | readonly [line: string, instead: string]

export interface Deletion {
  feature: string
  /** What goes with engine/features/NAME, if it is there. */
  files?: readonly string[]
  /** By file. */
  lines: Readonly<Record<string, readonly Line[]>>
  /** What nothing built has any more: addresses, attributes, sentences. */
  words: readonly string[]
}

const server = 'engine/server/features.ts'
const desk = 'engine/shell/desk/routes.desk.tsx'
const policy = 'engine/pages/privacy/privacy.words.ts'

/** What to do to be rid of a feature: its folder goes, and these lines. */
export const deletions: readonly Deletion[] = [
  {
    feature: 'messages',
    lines: {
      [server]: [
        "import { messages } from '../features/messages/messages.server.ts'",
        "import { countMessages } from '../features/messages/stored-messages.server.ts'",
        [
          'const statistics = statisticsOf({ messages: countMessages, bookings: countMeetings })',
          'const statistics = statisticsOf({ messages: async () => [], bookings: countMeetings })',
        ],
        [
          'const forVisitors: readonly ServerFeature[] = [messages, booking, statistics, newsletter]',
          'const forVisitors: readonly ServerFeature[] = [booking, statistics, newsletter]',
        ],
      ],
      [desk]: [
        "import { messagesView } from '../../features/messages/desk/messages-view.desk.tsx'",
        [
          'const features: readonly View[] = [messagesView, bookingsView, trafficView, newsletterView]',
          'const features: readonly View[] = [bookingsView, trafficView, newsletterView]',
        ],
      ],
      [policy]: [
        "import { privacy as messages } from '../../features/messages/privacy.words.ts'",
        'messages,',
      ],
      'engine/pages/contact/contact.tsx': [
        "import { MessageForm } from '../../features/messages/message-form.tsx'",
        '<MessageForm slot="form" book={waysIn(language)[0]?.path} />',
        "import { LaterReplies, LaterResults } from '../../features/messages/later-replies.tsx'",
        '<LaterResults />',
        '<LaterReplies />',
      ],
      'engine/pages/book/book.tsx': [
        "import { MessageForm } from '../../features/messages/message-form.tsx'",
        ['return <BookPage messageForm={<MessageForm />} />', 'return <BookPage messageForm={null} />'],
      ],
    },
    words: ['/api/contact', 'data-island="contact-form"', 'Contact messages', 'Message to you'],
  },
  {
    feature: 'booking',
    files: [
      'engine/pages/book',
      ...['calendars', 'check-calendar', 'fuzz-booking-requests', 'random-calendars', 'random-entries'].map(
        (name) => `tests/support/${name}.ts`,
      ),
      'tests/fixtures/booking-request.ts',
      'tests/e2e/book.spec.ts',
    ],
    lines: {
      [server]: [
        "import { booking } from '../features/booking/booking.server.ts'",
        "import { countMeetings } from '../features/booking/stored-bookings.server.ts'",
        [
          'const statistics = statisticsOf({ messages: countMessages, bookings: countMeetings })',
          'const statistics = statisticsOf({ messages: countMessages, bookings: async () => [] })',
        ],
        [
          'const forVisitors: readonly ServerFeature[] = [messages, booking, statistics, newsletter]',
          'const forVisitors: readonly ServerFeature[] = [messages, statistics, newsletter]',
        ],
      ],
      [desk]: [
        "import { bookingsView } from '../../features/booking/desk/bookings-view.desk.tsx'",
        [
          'const features: readonly View[] = [messagesView, bookingsView, trafficView, newsletterView]',
          'const features: readonly View[] = [messagesView, trafficView, newsletterView]',
        ],
      ],
      [policy]: ["import { privacy as booking } from '../../features/booking/privacy.words.ts'", 'booking,'],
      'engine/pages/contact/contact.tsx': [
        "import { NextTimesSlot } from '../../features/booking/next-times-slot.tsx'",
        '<NextTimesSlot />',
      ],
      'engine/addresses/pages.ts': [
        `book: {
    ...inEachLanguage('/book'),
    isShown: site.facts.booking.kinds.length > 0,
    way: 'time',
    calendar: '/api/bookings/feed',
  },`,
      ],
    },
    words: ['"/book', '/sv/book', '/api/bookings', 'Booked consultations', 'consultation that you book'],
  },
  {
    feature: 'newsletter',
    files: ['tests/e2e/newsletter.spec.ts'],
    lines: {
      [server]: [
        "import { newsletter } from '../features/newsletter/newsletter.server.ts'",
        [
          'const forVisitors: readonly ServerFeature[] = [messages, booking, statistics, newsletter]',
          'const forVisitors: readonly ServerFeature[] = [messages, booking, statistics]',
        ],
      ],
      [desk]: [
        "import { newsletterView } from '../../features/newsletter/desk/newsletter-view.desk.tsx'",
        [
          'const features: readonly View[] = [messagesView, bookingsView, trafficView, newsletterView]',
          'const features: readonly View[] = [messagesView, bookingsView, trafficView]',
        ],
      ],
      [policy]: [
        "import { privacy as newsletter } from '../../features/newsletter/privacy.words.ts'",
        'newsletter,',
      ],
      'engine/pages/contact/contact.tsx': [
        "import { NewsletterResults } from '../../features/newsletter/newsletter-results.tsx'",
        '<NewsletterResults />',
      ],
      'engine/pages/blog/blog.tsx': [
        "import { Newsletter } from '../../features/newsletter/newsletter.tsx'",
        "<Newsletter feed={feedPath('atom', language)} />",
      ],
    },
    words: ['/api/newsletter', 'newsletter-form', 'New articles by e-mail'],
  },
  {
    feature: 'statistics',
    files: ['tests/support/counting-servers.ts'],
    lines: {
      [server]: [
        [
          "import type { ServerFeature } from '../core/feature.server.ts'",
          "import type { Core, RunningFeature, ServerFeature } from '../core/feature.server.ts'",
        ],
        "import { startStatistics, statisticsOf } from '../features/statistics/statistics.server.ts'",
        'const statistics = statisticsOf({ messages: countMessages, bookings: countMeetings })',
        [
          'const forVisitors: readonly ServerFeature[] = [messages, booking, statistics, newsletter]',
          'const forVisitors: readonly ServerFeature[] = [messages, booking, newsletter]',
        ],
        [
          'export const countVisits = startStatistics',
          'export const countVisits = (_: unknown): RunningFeature & Pick<Core, "countPageView" | "visitOf"> => ({ countPageView() {}, visitOf: () => undefined })',
        ],
      ],
      [desk]: [
        "import { trafficView } from '../../features/statistics/desk/traffic-view.desk.tsx'",
        [
          'const features: readonly View[] = [messagesView, bookingsView, trafficView, newsletterView]',
          'const features: readonly View[] = [messagesView, bookingsView, newsletterView]',
        ],
      ],
      [policy]: [
        "import { privacy as statistics } from '../../features/statistics/privacy.words.ts'",
        'statistics,',
      ],
      'engine/pages/post/post.tsx': [
        "import { ViewCounter } from '../../features/statistics/view-counter.tsx'",
        'const counter = <ViewCounter post={post} labels={t.views} />',
        "{post.language === 'sv' ? counter : <span hidden>{counter}</span>}",
      ],
      'engine/pages/blog/post-card.tsx': [
        "import { ViewCounter } from '../../features/statistics/view-counter.tsx'",
        '<ViewCounter post={post} labels={t.views} />',
      ],
    },
    words: ['view-count', 'Visits are counted', 'article views', '/traffic'],
  },
  {
    feature: 'search',
    files: [
      'tests/fixtures/site/words/search.yaml',
      'example/site/words/search.yaml',
      'tests/support/article-documents.ts',
      'tests/every-site/search.test.ts',
      'tests/e2e/search.spec.ts',
    ],
    lines: {
      'engine/shell/header.tsx': [
        "import { SearchLink } from '../features/search/search-link.tsx'",
        '<SearchLink className={styles.tool} />',
      ],
      'engine/shell/inline-script.inline.ts': [
        "import { openSearchByClickOrKey } from '../features/search/open-search.inline.ts'",
        'openSearchByClickOrKey(hydrate)',
      ],
      'engine/shell/deferred-styles.browser.ts': [
        "import dialog from '../features/search/search-dialog.css?inline'",
        "import searchResults from '../features/search/search-results.module.css?inline'",
        [
          'adoptStyles(dialog + switches + searchResults + toasts + fadeOfDevelopment)',
          'adoptStyles(switches + toasts + fadeOfDevelopment)',
        ],
      ],
      'engine/shell/site-files/site-files.ts': [
        "import { isSearched, searchFiles } from '../../features/search/search-files.ts'",
        '...searchFiles(pages),',
        [
          'path === machinePaths.llms || path === markdownPath(page.path) || isSearched(path, page)',
          'path === machinePaths.llms || path === markdownPath(page.path)',
        ],
      ],
      'engine/pages/blog/post-list.tsx': [
        "import { SearchBox } from '../../features/search/search.tsx'",
        '{number === 1 && <SearchBox />}',
      ],
    },
    words: ['data-opens-search', 'data-search', '/search/', 'name=q', 'name="q"'],
  },
  {
    feature: 'feeds',
    lines: {
      'engine/root.tsx': ["import { FeedLinks } from './features/feeds/feed-links.tsx'", '<FeedLinks />'],
      'engine/shell/site-files/site-files.ts': [
        "import { feeds } from '../../features/feeds/feeds.ts'",
        '...feeds(),',
      ],
      'engine/pages/blog/blog.tsx': [
        "import { feedPath } from '../../features/feeds/feed-paths.ts'",
        ["<Newsletter feed={feedPath('atom', language)} />", '<Newsletter />'],
      ],
      'engine/check/addresses.ts': [
        "import { isFeedPath } from '../features/feeds/feed-paths.ts'",
        [
          "path.endsWith('.md') || Object.values<string>(machinePaths).includes(path) || isFeedPath(path)",
          "path.endsWith('.md') || Object.values<string>(machinePaths).includes(path)",
        ],
      ],
    },
    words: ['feed.xml', 'atom.xml', 'feed.json', 'application/rss+xml'],
  },
  {
    feature: 'analytics',
    files: [
      'tests/support/vendors.ts',
      ...['analytics.spec', 'build-with-vendors', 'consent.spec'].map((name) => `tests/e2e/${name}.ts`),
    ],
    lines: {
      'engine/root.tsx': [
        "import { ConsentBanner, ConsentItem, ConsentPanel, consentAttributes } from './features/analytics/consent.tsx'",
        '{...consentAttributes()}',
        '<ConsentBanner />',
        ['<Footer last={<ConsentItem />} />', '<Footer />'],
        '<ConsentPanel />',
      ],
      'engine/shell/inline-script.inline.ts': [
        "import { askForConsent } from '../features/analytics/consent.inline.ts'",
        'askForConsent(live)',
      ],
      'engine/shell/start.browser.tsx': [
        "export const loadAnalytics = () => import('../features/analytics/consent-gate.browser.ts')",
      ],
      'engine/shell/site-index.ts': [
        "import { vendorHosts } from '../features/analytics/analytics-config.ts'",
        ['hosts: vendorHosts(),', 'hosts: { script: [], connect: [], img: [] },'],
      ],
      [policy]: [
        "import { measuring } from '../../features/analytics/analytics-config.ts'",
        ['const { asks, vendors } = measuring()', 'const { asks, vendors } = { asks: false, vendors: [] }'],
      ],
    },
    words: ['data-consent', 'consent-banner', 'cookieConsent', 'Cookie settings', 'data-asked', 'plausible'],
  },
  {
    feature: 'backups',
    files: ['backups', 'backup', 'offsite', 'restore'].map((name) => `engine/cli/data/${name}.ts`),
    lines: {
      [server]: [
        "import { backups } from '../features/backups/backups.server.ts'",
        [
          'export const features: readonly ServerFeature[] = [...forVisitors, backups, weekMailOf(forVisitors)]',
          'export const features: readonly ServerFeature[] = [...forVisitors, weekMailOf(forVisitors)]',
        ],
      ],
      [desk]: [
        "import { words as backupWords } from '../../features/backups/desk/check-backups.words.ts'",
        [
          'const checkWords = [backupWords, ...features.flatMap(({ checks }) => checks ?? [])]',
          'const checkWords = features.flatMap(({ checks }) => checks ?? [])',
        ],
      ],
      'package.json': ['backup', 'restore', 'offsite'].map(
        (name) => `"${name}": "node engine/bin/kodhamn.js ${name}",`,
      ),
      [policy]: ["import { privacy as backups } from '../../features/backups/privacy.words.ts'", 'backups,'],
    },
    words: ['Backup copies', 'Off-site backup'],
  },
  {
    feature: 'week-mail',
    lines: {
      [server]: [
        "import { weekMailOf } from '../features/week-mail/week-mail.server.ts'",
        [
          'export const features: readonly ServerFeature[] = [...forVisitors, backups, weekMailOf(forVisitors)]',
          'export const features: readonly ServerFeature[] = [...forVisitors, backups]',
        ],
      ],
      [desk]: [
        "import { mailKinds as weekMailKinds } from '../../features/week-mail/desk/mail-kinds.words.ts'",
        [
          'const mailKinds = [weekMailKinds, ...features.flatMap(({ mailKinds }) => mailKinds ?? [])]',
          'const mailKinds = features.flatMap(({ mailKinds }) => mailKinds ?? [])',
        ],
      ],
    },
    words: ['Weekly report'],
  },
]

/** The text of a line, and what stands there without the feature. */
export const partsOf = (line: Line): readonly [text: string, instead: string] =>
  typeof line === 'string' ? [line, ''] : line
