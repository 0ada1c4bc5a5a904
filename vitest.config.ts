import './tests/fixture-site.ts'

export { default } from './vite.config.ts'
