import { existsSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import { imagetools } from 'vite-imagetools'
import { defineConfig } from 'vitest/config'
import type { TestSpecification } from 'vitest/node'
import { articles } from './vite/articles.ts'
import { cssOptions } from './vite/css-options.ts'
import { devApi } from './vite/dev-api.ts'
import { devFiles } from './vite/dev-files.ts'
import { reloadStillPages } from './vite/reload-pages.ts'

// Where development is served is said there too.
if (!process.env.VITEST && existsSync('.env')) process.loadEnvFile('.env')

const processTests = [
  'scripts/{commands,rebrand,setup,article,check-content}.test.ts',
  'server/durability.test.ts',
]

/** The tests that mostly wait, for servers that end and start again, come first, so that others run beside them. */
async function waitingFirst() {
  // Builds would wait half a second for it.
  const { BaseSequencer } = await import('vitest/node')
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      const sorted = await super.sort(files)
      const mostlyWaits = ({ moduleId }: TestSpecification) => moduleId.endsWith('/durability.test.ts')
      return [...sorted.filter(mostlyWaits), ...sorted.filter((file) => !mostlyWaits(file))]
    }
  }
}

/** The pages, rendered by React Router; scripts/build.ts makes the served files of them. */
export default defineConfig({
  plugins: [
    articles(),
    imagetools({
      include: /\.(png|jpe?g|webp|avif|svg)\?.*as=picture/,
      // As small as with the usual effort of 4, and as good to the eye, in a third of the time.
      defaultDirectives: ({ searchParams }) =>
        new URLSearchParams(searchParams.get('format') === 'avif' ? { effort: '3', quality: '49' } : {}),
    }),
    ...(process.env.VITEST ? [] : [reactRouter(), reloadStillPages(), devApi(), devFiles()]),
  ],
  css: cssOptions,
  // The first versions with everything that the styles ask for; older ones would get substitutes that weigh on every page.
  build: { cssTarget: ['chrome123', 'firefox121', 'safari17.5', 'ios17.5'] },
  test: {
    testTimeout: 20_000,
    sequence: process.env.VITEST ? { sequencer: await waitingFirst() } : {},
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,content,server,scripts,tests,vite}/**/*.test.{ts,tsx}'],
          exclude: processTests,
        },
      },
      {
        // What starts processes for minutes: a copy of the project that is built, servers that are killed.
        extends: true,
        test: { name: 'processes', include: processTests },
      },
      {
        // What stores, once more on the other engine.
        extends: true,
        test: {
          name: 'postgresql',
          include: ['server/*.test.ts', 'server/{database,commands,mail,messages,views,http}/*.test.ts'],
          exclude: ['**/*.sqlite.test.ts'],
          globalSetup: 'tests/support/postgres-setup.ts',
        },
      },
      ...(process.env.SOAK ? [soak('sqlite'), soak('postgresql'), machine(), otherOwner()] : []),
    ],
  },
  server: {
    host: process.env.HOST || 'localhost',
    port: Number(process.env.PORT || 3000),
    strictPort: true,
    // What is kept there is written while pages are asked for, and is nobody's source.
    watch: { ignored: ['**/.cache/**'] },
  },
})

/** `npm run test:soak`: long tests of what the server keeps, on each database. */
function soak(engine: 'sqlite' | 'postgresql') {
  return {
    extends: true as const,
    test: {
      name: `soak ${engine}`,
      include: ['tests/soak/server/*.soak.ts'],
      // What stands before the database is the same on both.
      exclude: engine === 'postgresql' ? ['**/{connections,fuzz}.soak.ts'] : [],
      testTimeout: 600_000,
      ...(engine === 'postgresql' ? { globalSetup: 'tests/support/postgres-setup.ts' } : {}),
    },
  }
}

/** What takes the whole machine: one after the other, when the other long tests are done. */
function machine() {
  return {
    extends: true as const,
    test: {
      name: 'soak machine',
      include: ['tests/soak/machine/*.soak.ts'],
      fileParallelism: false,
      sequence: { groupOrder: 1 },
      testTimeout: 600_000,
      hookTimeout: 600_000,
    },
  }
}

/** `npm run test:owner`: all tests once more in a copy of the project whose every sentence and figure is another. */
function otherOwner() {
  return {
    extends: true as const,
    test: { name: 'owner', include: ['scripts/other-owner.soak.ts'], testTimeout: 1_500_000 },
  }
}
