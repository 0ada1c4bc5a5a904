import { basename } from 'node:path'
import type { CSSOptions } from 'vite'

/** How styles are built, for the pages and for the islands alike: both must know a class by the same name. */
export const cssOptions = {
  modules: {
    generateScopedName: (local, file) => `${basename(file.replace(/\?.*$/, ''), '.module.css')}_${local}`,
  },
} satisfies CSSOptions
