import { defineConfig } from 'vitest/config'
import { articles } from './content/articles.plugin.ts'

/** `npm run test:soak`: what takes minutes, and so stays out of `npm test`. */
export default defineConfig({
  plugins: [articles()],
  test: { include: ['server/**/*.soak.ts'] },
})
