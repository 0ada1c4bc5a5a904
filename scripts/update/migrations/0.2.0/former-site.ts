/** Version 0.1.0 had what is the owner's among the code. */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { StepError } from '../../../steps.ts'
import { git, gitSays } from '../../git.ts'

/** What was the owner's there, as git names files. */
const ownersFiles = [
  ':(glob)app/**/*.words.ts',
  ':(glob)server/**/*.words.ts',
  'app/pages.ts',
  'app/styles/tokens.css',
  'content/articles',
  'content/facts.ts',
  ':(glob)content/portrait.*',
  'content/projects',
  'content/projects.ts',
  'content/services.ts',
  'content/testimonials',
  'content/testimonials.ts',
  'public',
  // Code that named each place, service and testimonial: whoever added or deleted one has changed it.
  ':(glob)app/pages/location/*.ts*',
  ':(glob)app/pages/service/*.ts*',
  'app/components/service-cards.tsx',
  'app/components/testimonial.tsx',
  'app/pages/post/suggestions.ts',
]

/** The first commit of the engine that read all of it in `site/`. */
const allMoved = '4f69e90160b6a68660b50956e8bfb94ffe949137'

/**
 * The files of the owner's there that the owner has changed since the commit of the engine that they began with. Throws a
 * StepError where that is one at which only a part of it had moved to `site/`.
 */
export function formerFiles(base: string, own: string): string[] {
  const has = (commit: string, file: string) => gitSays(['cat-file', '-e', `${commit}:${file}`])
  if (has(own, 'content/site') && gitSays(['merge-base', '--is-ancestor', base, `${allMoved}~`]))
    throw new StepError(
      `you began with a commit at which some of what is yours stood in site/ and some among the code: first git merge ${allMoved}, ` +
        'say in site/ what you have said in the files that it finds changed, copy what site/ lacks from example/, and commit',
    )
  if (!has(base, 'content/testimonials.ts')) return []
  return git(['diff', '--name-only', '--no-renames', '-z', base, own, '--', ...ownersFiles])
    .split('\0')
    .filter(Boolean)
    .filter((file) => !ofAnyPage.test(file) || has(base, file))
}

/** Words of a page that is no place and no service: those of the owner's own code stay where they are. */
const ofAnyPage = /^(app|server)\/(?!pages\/(location|service)\/).*\.words\.ts$/

const formerFolder = resolve('.former')

export const forgetFormer = () => rmSync(formerFolder, { recursive: true, force: true })

/**
 * Writes the files of a commit into a folder of the project, where its modules find the packages. Facts, promises and prices
 * are names in braces in all sentences that take them in; what facts are stands in `content/real-facts.ts`.
 */
export function writeFormer(commit: string, name: string): string {
  const folder = join(formerFolder, name)
  const scratch = mkdtempSync(join(tmpdir(), 'former-'))
  const options = { environment: { GIT_INDEX_FILE: join(scratch, 'index') } }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  git(['read-tree', commit], options)
  git(['checkout-index', '--all', `--prefix=${folder}/`], options)
  rmSync(scratch, { recursive: true })
  for (const [name, code] of Object.entries(asNames)) {
    const file = join(folder, 'content', `${name}.ts`)
    if (!existsSync(file)) continue
    renameSync(file, join(folder, 'content', `real-${name}.ts`))
    writeFileSync(
      file,
      `import * as real from './real-${name}.ts'\nexport * from './real-${name}.ts'\n${code}`,
    )
  }
  return folder
}

/** Stands for `{domain}` where an address is expected. */
export const domain = 'domain.invalid'

const named = `const named = (texts, before = '') =>
  Object.fromEntries(Object.keys(texts).map((name) => [name, '{' + before + name + '}']))`

/** Modules of which all sentences take something in, with what they export instead. Later commits had promises and prices. */
const asNames = {
  facts: `${named}
export const facts = {
  ...real.facts,
  brand: '{brand}',
  product: '{shortName}',
  origin: 'https://${domain}',
  owner: '{owner}',
  email: '{email}',
  organisationNumber: '{organisationNumber}',
  vatNumber: '{vatNumber}',
  address: { ...real.facts.address, town: '{town}', region: '{region}' },
  claims: { en: named(real.facts.claims.en), sv: named(real.facts.claims.sv) },
}
export const printedPhone = '{phone}'
export const author = '{author}'
`,
  promises: `${named}
export const promises = { en: named(real.promises.en, 'promises.'), sv: named(real.promises.sv, 'promises.') }
`,
  prices: `export const websitePrice = (language, before = '') => before + '{websitePrice}'
export const priceSentences = () => '{prices}'
`,
}
