import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The result of a test runner, with one line for each failure. */
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

/** Environment of a program: no color codes without a terminal. */
export const plainOutput = (): NodeJS.ProcessEnv => (process.stdout.isTTY ? {} : { NO_COLOR: '1' })

/** The same for Playwright, whose processes set `FORCE_COLOR` and warn if both are set. */
export const plainBrowserOutput = (): NodeJS.ProcessEnv =>
  process.stdout.isTTY ? {} : { NO_COLOR: undefined, FORCE_COLOR: '0' }

/** The failures of a run. A run that fails without a failed test counts as a failure itself. */
export const failuresOf = (name: string, isGood: boolean, { failed }: TestCount) =>
  failed.length > 0 || isGood ? failed : [name]

/** Reads the report of Vitest's JSON reporter. */
export function ofVitest(file: string): TestCount {
  const { numPassedTests = 0, testResults = [] } = read<VitestReport>(file)
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          `${relative('.', name)}: ${fullName}: ${oneLine(failureMessages.join('\n'))}`,
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

/** Reads the report of Playwright's JSON reporter. A flaky test counts as failed. */
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
          `tests/e2e/${file}: ${title} (${projectName}, ${status}): ${oneLine(messagesOf(results))}`,
      ),
  ),
  ...suites.flatMap(failedIn),
]

const messagesOf = (results: Test['results']) =>
  results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n')

/** A short error in one line, without color codes. */
const oneLine = (message: string) =>
  stripVTControlCharacters(message).replace(/\s+/g, ' ').slice(0, 600).trim()

/** Its shape is that of the pinned version of the runner. Empty where the runner could not start. */
function read<Report>(file: string): Partial<Report> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Prints the failures and, as the last line, the counts. Ends the process. */
export function conclude({ passed, failed }: TestCount): never {
  console.log()
  for (const line of failed) console.log(`Failed: ${line}`)
  console.log(`${passed} passed, ${failed.length} failed`)
  process.exit(failed.length === 0 ? 0 : 1)
}
