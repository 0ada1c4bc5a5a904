import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Lets modules import an SVG as `?drawing`: its address and its size, as of a picture. The file is served as it is. */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    // Before Vite takes it for a file like others.
    enforce: 'pre',
    load: {
      filter: { id: /\.svg\?drawing$/ },
      handler(id) {
        const file = id.replace(/\?drawing$/, '')
        const [, w, h] =
          /<svg[^>]* viewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(
            readFileSync(file, 'utf8'),
          ) ?? []
        if (!w || !h) throw new Error(`${file}: a drawing says its size in a viewBox`)
        return `import src from ${JSON.stringify(`${file}?url&no-inline`)}\nexport default { src, w: ${Number(w)}, h: ${Number(h)} }`
      },
    },
  }
}
