import type { Plugin } from 'vite'
import { contentTypeOf } from '../../engine/build/content-type.ts'
import { type PictureFiles, readPictures } from '../../engine/build/pictures.ts'

const id = '\0virtual:pictures'

/** Those that articles show. */
export const picturesInTexts: PictureFiles = new Map()

/** Tells pages in development and in tests of the pictures, and makes each when a browser asks for it. */
export function pictures(): Plugin {
  let files: PictureFiles = new Map()
  return {
    name: 'pictures',
    resolveId: { filter: { id: /^virtual:pictures$/ }, handler: () => id },
    load: {
      filter: { id: /^\0virtual:pictures$/ },
      async handler() {
        const read = await readPictures({ showsUnpublished: true })
        files = read.files
        return `export default ${JSON.stringify(read.pictures)}`
      },
    },
    configureServer({ middlewares }) {
      middlewares.use(({ url = '' }, response, next) => {
        const make = files.get(url) ?? picturesInTexts.get(url)
        if (!make) return next()
        response.setHeader('Content-Type', contentTypeOf(url) ?? '')
        make().then((content) => response.end(content), next)
      })
    },
  }
}
