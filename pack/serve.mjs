/** `npm start` and `npm run serve`: runs the built server. Plain JavaScript, so that Node loads no TypeScript support. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const server = resolve(process.env.BUILD_DIR || 'build', 'server/main.js')
if (!existsSync(server)) {
  console.error('The site has not been built: run `npm run build`, or `npm start`, which does it by itself')
  process.exit(1)
}
await import(pathToFileURL(server).href)
