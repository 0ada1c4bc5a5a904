import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What a runner of tests has counted, and what failed, each in a line. */
export interface TestCount {
  passed: number
  failed: string[]
}

interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** Settings of a program whose output no terminal shows: no color codes. */
export const plainOutput = (): NodeJS.ProcessEnv => (process.stdout.isTTY ? {} : { NO_COLOR: '1' })

/** The same for Playwright, whose own processes have `FORCE_COLOR` set and would warn of both. */
export const plainBrowserOutput = (): NodeJS.ProcessEnv =>
  process.stdout.isTTY ? {} : { NO_COLOR: undefined, FORCE_COLOR: '0' }

/** What has failed. A run that ends badly without a failed test is itself what failed. */
export const failuresOf = (name: string, isGood: boolean, { failed }: TestCount) =>
  failed.length > 0 || isGood ? failed : [name]

/** Reads what Vitest's JSON reporter has written. */
export function ofVitest(file: string): TestCount {
  const { numPassedTests = 0, testResults = [] } = read<VitestReport>(file)
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          `${relative('.', name)}: ${fullName}: ${inALine(failureMessages.join('\n'))}`,
      ),
  )
  return { passed: numPassedTests, failed }
}

interface Suite {
  file: string
  suites?: Suite[]
  specs: { title: string; tests: Test[] }[]
}

interface Test {
  projectName: string
  status: string
  results: { errors: { message?: string }[] }[]
}

/** Reads what Playwright's JSON reporter has written. A test that needed a second try has failed. */
export function ofPlaywright(file: string): TestCount {
  const { stats, suites = [] } = read<{ stats?: { expected: number }; suites?: Suite[] }>(file)
  return { passed: stats?.expected ?? 0, failed: suites.flatMap(failedIn) }
}

const failedIn = ({ file, specs, suites = [] }: Suite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(
        ({ projectName, status, results }) =>
          `tests/e2e/${file}: ${title} (${projectName}, ${status}): ${inALine(messagesOf(results))}`,
      ),
  ),
  ...suites.flatMap(failedIn),
]

const messagesOf = (results: Test['results']) =>
  results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n')

/** An error as a log of many tests has room for it: without the colors of a terminal, and not its whole stack. */
const inALine = (message: string) =>
  stripVTControlCharacters(message).replace(/\s+/g, ' ').slice(0, 600).trim()

/** Written by a version of the runner that the lockfile pins; not at all where the runner could not begin. */
function read<Report>(file: string): Partial<Report> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Prints what failed and, as the last line, how many. Ends the process. */
export function conclude({ passed, failed }: TestCount): never {
  console.log()
  for (const line of failed) console.log(`Failed: ${line}`)
  console.log(`${passed} passed, ${failed.length} failed`)
  process.exit(failed.length === 0 ? 0 : 1)
}
