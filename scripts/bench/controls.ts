import { desktop, phone } from './browser.ts'

/** A control, by the markup that makes it answer. Keys are pressed instead where it has one. */
export interface Control {
  name: string
  path: string
  kind: typeof phone | typeof desktop
  selector: string
  key?: string
  /** Whether it must answer as soon as it is seen, before React has come. */
  answersAtOnce?: true
  /** Gives the page written by hand the same control, as simple as it can be. Runs in that page. */
  byHand?: () => void
}

const article = '/blog/effective-load-balancing-with-nginx'

export const controls: Control[] = [
  {
    name: 'theme',
    path: '/',
    kind: desktop,
    selector: '[data-theme-toggle]',
    answersAtOnce: true,
    byHand() {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`.light {
        color-scheme: light;
        --ground: #f6f8fa;
        --raised: #fff;
        --text: #12202e;
        --quiet: #4a5c6d;
        --accent: #8a5200;
      }`)
      document.adoptedStyleSheets.push(sheet)
      const button = document.createElement('button')
      button.dataset.themeToggle = ''
      button.textContent = 'Theme'
      button.onclick = () => document.documentElement.classList.toggle('light')
      document.querySelector('header')?.append(button)
    },
  },
  {
    name: 'menu',
    path: '/',
    kind: phone,
    selector: '[popovertarget="menu"]',
    answersAtOnce: true,
    byHand() {
      const links = document.querySelector('header ul')?.outerHTML
      document
        .querySelector('header')
        ?.insertAdjacentHTML(
          'beforeend',
          `<button popovertarget="menu">Menu</button><nav id="menu" popover>${links}</nav>`,
        )
    },
  },
  { name: 'language', path: '/', kind: desktop, selector: '[data-language-switch]', answersAtOnce: true },
  { name: 'accept all', path: '/', kind: phone, selector: '[data-consent="all"]', answersAtOnce: true },
  {
    name: 'cookie settings',
    path: '/',
    kind: phone,
    selector: '[data-consent="settings"]',
    answersAtOnce: true,
    byHand() {
      document.body.insertAdjacentHTML(
        'beforeend',
        `<dialog><form method="dialog">
          <p><label><input type="checkbox" checked disabled> Necessary</label></p>
          <p><label><input type="checkbox"> Analytics</label></p>
          <p><label><input type="checkbox"> Performance</label></p>
          <button>Save</button>
        </form></dialog>`,
      )
      const button = document.createElement('button')
      button.dataset.consent = 'settings'
      button.textContent = 'Settings'
      button.onclick = () => document.querySelector('dialog')?.showModal()
      document.querySelector('header')?.append(button)
    },
  },
  {
    name: 'question',
    path: '/faq',
    kind: phone,
    selector: 'main details summary',
    answersAtOnce: true,
    // HTML has it.
    byHand() {},
  },
  { name: 'filter', path: '/blog', kind: desktop, selector: '[data-island="filter"] a[href*="category"]' },
  {
    name: 'search',
    path: '/',
    kind: desktop,
    selector: 'body',
    key: '/',
    byHand() {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<dialog><label>Search <input type="search"></label></dialog>',
      )
      addEventListener('keydown', ({ key }) => {
        if (key === '/') document.querySelector('dialog')?.showModal()
      })
    },
  },
  { name: 'share', path: article, kind: desktop, selector: '[data-island="share"] button' },
]
