import { basename } from 'node:path'
import type { CSSOptions } from 'vite'

/** CSS options of both the pages and the islands, so that their class names match. */
export const cssOptions = {
  modules: {
    generateScopedName: (local, file) => `${basename(file.replace(/\?.*$/, ''), '.module.css')}_${local}`,
  },
} satisfies CSSOptions
