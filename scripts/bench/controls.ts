import type { Device } from './browser.ts'
import { paths } from './paths.ts'

/** A control to click, or to trigger by its key. */
export interface Control {
  name: string
  path: string
  device: Device
  selector: string
  key?: '/'
  /** Whether it works only after hydration. The others must work from the first paint. */
  needsHydration?: true
}

const { home, blog, article, faq } = paths

export const controls: Control[] = [
  { name: 'theme', path: home, device: 'desktop', selector: '[data-theme-toggle]' },
  { name: 'menu', path: home, device: 'phone', selector: '[popovertarget="menu"]' },
  { name: 'language', path: home, device: 'desktop', selector: '[data-language-switch]' },
  { name: 'accept all', path: home, device: 'phone', selector: '[data-consent="all"]' },
  { name: 'cookie settings', path: home, device: 'phone', selector: '[data-consent="settings"]' },
  { name: 'question', path: faq, device: 'phone', selector: 'main details summary' },
  {
    name: 'filter',
    path: blog,
    device: 'desktop',
    selector: 'client-island a[href*="category"]',
    needsHydration: true,
  },
  { name: 'search', path: home, device: 'desktop', selector: 'body', key: '/', needsHydration: true },
  {
    name: 'share',
    path: article,
    device: 'desktop',
    selector: '[data-island="share"] button',
    needsHydration: true,
  },
]
