import { build } from 'vite'
import { bundles } from '../../engine/build/bundles.ts'
import { cssOptions } from '../vite/css-options.ts'
import { rolldownOptions } from '../vite/rolldown-options.ts'
import { site } from '../vite/site.ts'

/**
 * Bundles the page of the owner's desk into desk/ of the bundles. Its policy allows neither inline scripts and styles nor fonts
 * in addresses, so every part is a file.
 */
export const bundleDesk = () =>
  build({
    configFile: false,
    logLevel: 'error',
    root: 'engine/shell/desk',
    publicDir: false,
    css: cssOptions,
    plugins: [site()],
    build: {
      outDir: bundles.desk,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions,
    },
  })
