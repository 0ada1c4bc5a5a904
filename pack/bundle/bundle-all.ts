import { bundleBrowser } from './bundle-browser.ts'
import { bundleDesk } from './bundle-desk.ts'
import { bundlePages } from './bundle-pages.ts'
import { bundleServer } from './bundle-server.ts'

/** The pages in a process of their own, beside the others. */
export const bundleAll = () =>
  Promise.all([bundlePages(), bundleBrowser().then(bundleServer).then(bundleDesk)])
