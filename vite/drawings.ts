import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { sha256 } from '../engine/core/base/sha256.ts'
import { coverIn } from '../scripts/artwork/covers.ts'
import { readPicture } from '../scripts/artwork/picture-file.ts'

/**
 * Lets modules import an SVG as `?drawing`: its address and its size, as of a picture. One that says what its colors are
 * mixed from has those of brand.yaml, by night or, as `…-morning.svg`, in the morning; any other is served as it is.
 */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    // Before Vite takes it for a file like others.
    enforce: 'pre',
    load: {
      filter: { id: /\.svg\?drawing$/i },
      async handler(id) {
        const file = id.replace(/\?drawing$/, '')
        const drawing = readFileSync(file, 'utf8')
        const size = await readPicture(file)
        if ('wrong' in size) throw new Error(`${file} ${size.wrong}`)
        const colored = coverIn(/-morning\.svg$/i.test(file) ? 'morning' : 'night', drawing) ?? drawing
        const src = colored === drawing ? file : kept(basename(file), colored)
        return `import src from ${JSON.stringify(`${src}?url&no-inline`)}\nexport default { src, w: ${size.w}, h: ${size.h} }`
      },
    },
  }
}

/** The path of a file with this content. */
function kept(name: string, content: string): string {
  const file = join(resolve('.cache/drawings'), sha256(content, 'hex').slice(0, 16), name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
  return file
}
