/** Checks the code in articles with the real tools, so that copied code works. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Code } from 'mdast'
import { visit } from 'unist-util-visit'
import { parseAllDocuments } from 'yaml'
import { isCodeLanguage } from '../core/markdown/code-block.ts'
import type { Article } from './articles.ts'
import { checkNginx } from './nginx.ts'
import { errorsOf } from './run-tool.ts'

interface Check {
  /** The required program. */
  tool?: string
  /** Returns the error of the code, or an empty text. */
  check: (code: Code, folder: string) => string
}

const yaml: Check = {
  check: ({ value }) => String(parseAllDocuments(value).flatMap(({ errors }) => errors)[0] ?? ''),
}
const bash: Check = {
  tool: 'bash',
  check: ({ value }, folder) => {
    const file = join(folder, 'snippet.sh')
    writeFileSync(file, value)
    return errorsOf('bash', '-n', file)
  },
}
const json: Check = {
  check: ({ value }) => {
    try {
      JSON.parse(value)
      return ''
    } catch (error) {
      return String(error)
    }
  },
}
const checks = new Map<string, Check>([
  ['nginx', { tool: 'nginx', check: checkNginx }],
  ['yaml', yaml],
  ['yml', yaml],
  ['json', json],
  ['bash', bash],
  ['sh', bash],
])

export function snippets(articles: readonly Article[]) {
  const folder = mkdtempSync(join(tmpdir(), 'snippets-'))
  const missing = ['nginx', 'bash'].filter((tool) => spawnSync(tool, ['-v'], { timeout: 10_000 }).error)
  for (const tool of missing) console.log(`${tool} is not installed, so code for it is not checked`)
  try {
    for (const { tree, report } of articles) {
      visit(tree, 'code', (node) => {
        if (!node.lang)
          return report(node, 'code without a language: name it after the ```, `text` for plain text')
        if (!isCodeLanguage(node.lang))
          report(
            node,
            `code in "${node.lang}", which is no language that is colored: correct it, or write \`text\``,
          )
        const { tool = '', check } = checks.get(node.lang.toLowerCase()) ?? {}
        const error = check && !missing.includes(tool) ? check(node, folder) : ''
        if (error) report(node, `this ${node.lang} does not work: ${firstLine(error, folder)}`)
      })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The first line of an error, without the path of the temporary file. */
const firstLine = (error: string, folder: string) =>
  (error.trim().split('\n')[0] ?? '')
    .replaceAll(new RegExp(`\\S*${RegExp.escape(folder)}\\S*?(?=[\\s:]|$)`, 'g'), 'it')
    .trim()
