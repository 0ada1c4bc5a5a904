/** A browser engine other than Chromium, which the tests in tests/e2e use. */
export interface Engine {
  openTab: (options: TabOptions) => Promise<Tab>
  stop: () => Promise<void>
}

export interface TabOptions {
  width: number
  height: number
  areScriptsOn: boolean
}

/** A tab of a browser. It may hold what an earlier test has stored. */
export interface Tab {
  goto: (url: string) => Promise<void>
  reload: () => Promise<void>
  /** Runs a function in the page, also where scripts are off. Its arguments and its result must survive JSON. */
  evaluate: <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) => Promise<Result>
  clickAt: (x: number, y: number) => Promise<void>
  press: (key: 'Tab' | 'Enter' | 'Escape') => Promise<void>
  type: (text: string) => Promise<void>
  close: () => Promise<void>
}
