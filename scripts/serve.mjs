/** `npm start` and `npm run serve`: runs the server that was built. Not TypeScript, so that nothing of it is loaded. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const server = resolve(process.env.BUILD_DIR || 'build', 'server/main.js')
if (!existsSync(server)) {
  console.error('The site has not been built: run `npm run build`, or `npm start`, which does it by itself')
  process.exit(1)
}
await import(pathToFileURL(server).href)
