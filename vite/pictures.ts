import type { Plugin } from 'vite'
import { contentTypeOf } from '../scripts/build/content-type.ts'
import { readPictures } from '../scripts/build/pictures.ts'

const id = '\0virtual:pictures'

/** Tells pages in development and in tests of the pictures, and makes each when a browser asks for it. */
export function pictures(): Plugin {
  let showsUnpublished = false
  let files: Awaited<ReturnType<typeof readPictures>>['files']
  return {
    name: 'pictures',
    configResolved({ mode }) {
      showsUnpublished = mode === 'development'
    },
    resolveId: { filter: { id: /^virtual:pictures$/ }, handler: () => id },
    load: {
      filter: { id: /^\0virtual:pictures$/ },
      async handler() {
        const read = await readPictures({ showsUnpublished })
        files = read.files
        return `export default ${JSON.stringify(read.pictures)}`
      },
    },
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = '' }, response, next) => {
        try {
          const make = files?.get(url)
          if (!make) return next()
          response.setHeader('Content-Type', contentTypeOf(url) ?? '')
          response.end(await make())
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
