import { existsSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vitest/config'
import type { TestSpecification } from 'vitest/node'
import { articles } from './pack/vite/articles.ts'
import { cssOptions } from './pack/vite/css-options.ts'
import { devApi } from './pack/vite/dev-api.ts'
import { devFiles } from './pack/vite/dev-files.ts'
import { pictures } from './pack/vite/pictures.ts'
import { reloadStaticPages } from './pack/vite/reload-pages.ts'
import { rolldownOptions } from './pack/vite/rolldown-options.ts'
import { site } from './pack/vite/site.ts'

// It may set the host and port of development.
if (!process.env.VITEST && existsSync('.env')) process.loadEnvFile('.env')

const processTests = [
  ...(process.env.SOAK ? ['tests/soak/{updates/*,deletions,languages}.soak.ts'] : []),
  'engine/cli/{commands,rebrand,new,article,check}.test.ts',
  'engine/cli/update/{update,fit-words}.test.ts',
  'pack/vite/dev.test.ts',
  'engine/server/durability.test.ts',
  'engine/features/backups/offsite.test.ts',
]

/** Tests on copies of the example, which an owner may have deleted. */
const exampleTests = existsSync('example')
  ? []
  : [
      'engine/core/site/{locations,other-brand,services}.test.{ts,tsx}',
      'engine/features/analytics/consent.test.tsx',
      'engine/cli/{commands,rebrand,setup}.test.ts',
    ]

/** Starts the longest test first, and then those that mostly wait for restarting servers, so that others run in parallel. */
async function longestFirst() {
  // Imported only for tests, because it slows down builds.
  const { BaseSequencer } = await import('vitest/node')
  const first = ['/update.soak.ts', '/durability.test.ts']
  const turnOf = ({ moduleId }: TestSpecification) => {
    const turn = first.findIndex((end) => moduleId.endsWith(end))
    return turn < 0 ? first.length : turn
  }
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      return (await super.sort(files)).toSorted((a, b) => turnOf(a) - turnOf(b))
    }
  }
}

/** Of each project, because it depends on the name. */
const globalSetup = 'tests/support/database-setup.ts'

/** React Router renders the pages; engine/build/prerender.ts turns them into the served files. */
export default defineConfig({
  plugins: [
    site(),
    articles(),
    pictures(),
    ...(process.env.VITEST ? [] : [reactRouter(), reloadStaticPages(), devApi(), devFiles()]),
  ],
  // The owner's files are served by devFiles() and copied by engine/build/prerender.ts.
  publicDir: false,
  css: cssOptions,
  // Browsers get none of the pages' scripts: what those ask of Node may stay in them.
  environments: {
    client: { build: { rolldownOptions: { external: [/^node:/] } } },
    // The package does without React Router, which asks for a later Node than an owner's npm may run on. Tests have one copy of it.
    ...(process.env.VITEST ? {} : { ssr: { resolve: { noExternal: ['react-router', 'cookie-es'] } } }),
  },
  // Else the first page of development is loaded again once these are met.
  optimizeDeps: { include: ['lucide-react', 'zod'] },
  // The first versions that support all styles: fallbacks for older ones would enlarge every page.
  build: {
    cssTarget: ['chrome123', 'firefox121', 'safari17.5', 'ios17.5'],
    // Of the scripts only the styles that they name are served.
    minify: false,
    cssMinify: true,
    rolldownOptions,
  },
  test: {
    // For a machine with other work: no test is about these limits.
    testTimeout: process.env.SOAK ? 600_000 : 60_000,
    hookTimeout: 60_000,
    // Each worker loads the modules once: half of the time of all tests otherwise. Tests clean up after themselves.
    isolate: false,
    setupFiles: ['temporary-folder', 'real-globals', 'random-seed'].map((name) => `tests/support/${name}.ts`),
    sequence: process.env.VITEST ? { sequencer: await longestFirst() } : {},
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          globalSetup,
          include: ['{engine,pack,tests}/**/*.test.{ts,tsx}'],
          exclude: [...processTests, ...exampleTests, 'tests/{built,every-site}/**'],
        },
      },
      {
        // What is in the built files, and how the built server starts and stops.
        extends: true,
        test: { name: 'built', globalSetup, include: ['tests/built/*.test.ts'] },
      },
      {
        // What is in the pages of the owner's site, or of the example: tests/run.ts.
        extends: true,
        test: {
          name: 'every-site',
          globalSetup,
          include: ['tests/every-site/*.test.ts', 'tests/built/{files,links,pages,structured-data}.test.ts'],
        },
      },
      {
        // Slow tests with processes: builds of a copy of the project, killed servers.
        extends: true,
        test: { name: 'processes', globalSetup, include: processTests, exclude: exampleTests },
      },
      {
        // The tests with a database once more, on PostgreSQL.
        extends: true,
        test: {
          name: 'postgresql',
          globalSetup,
          include: [
            'engine/{server,cli/data}/*.test.ts',
            'engine/core/{alerts,database,http,mail,operations}/*.test.ts',
            'engine/features/{booking,messages,newsletter,statistics,week-mail}/*.test.ts',
            'engine/features/backups/missing-backup.test.ts',
            'engine/features/*/desk/{bookings,messages,traffic}.test.ts',
            'engine/shell/desk/today.test.ts',
          ],
          exclude: [
            '**/*.sqlite.test.ts',
            // Nothing in these is stored, or what they store is held a level below: book.test.ts, message-limits.test.ts,
            // store.test.ts and outbox.test.ts run on both.
            'engine/core/http/{client-address,http,is-human,limit-body}.test.ts',
            'engine/features/booking/{booking,free-times,mails,route,rules}.test.ts',
            'engine/features/messages/route.test.ts',
          ],
        },
      },
      ...(process.env.SOAK ? [machine()] : []),
    ],
  },
  server: {
    host: process.env.HOST || 'localhost',
    port: Number(process.env.PORT || 3000),
    strictPort: true,
    // Caches are written while pages are served, and are no sources.
    watch: { ignored: ['**/.cache/**'] },
  },
})

/** Tests that need the whole machine: one after the other, after the other long tests. */
function machine() {
  return {
    extends: true as const,
    test: {
      name: 'machine',
      globalSetup,
      include: ['tests/soak/machine/*.soak.ts'],
      fileParallelism: false,
      sequence: { groupOrder: 1 },
      testTimeout: 600_000,
      hookTimeout: 600_000,
    },
  }
}
