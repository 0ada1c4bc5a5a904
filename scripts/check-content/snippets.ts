/** Code in articles is run through the real tools: what a reader copies works. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Code } from 'mdast'
import { visit } from 'unist-util-visit'
import { parseAllDocuments } from 'yaml'
import type { Article } from './articles.ts'
import type { Finding } from './finding.ts'
import { type Bench, complaint, nginxComplaint } from './nginx.ts'

/** Each says what is wrong with the code, or nothing. */
const checks: Record<string, { needs?: string; trouble: (code: Code, bench: Bench) => string }> = {
  nginx: { needs: 'nginx', trouble: nginxComplaint },
  yaml: { trouble: ({ value }) => String(parseAllDocuments(value).flatMap(({ errors }) => errors)[0] ?? '') },
  json: { trouble: ({ value }) => jsonTrouble(value) },
  bash: { needs: 'bash', trouble: ({ value }, { folder }) => shellTrouble(value, folder) },
}
const otherNames: Record<string, string> = { yml: 'yaml', sh: 'bash' }

export function snippets(articles: readonly Article[]): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'snippets-'))
  try {
    return findingsIn(articles, { folder, keys: undefined })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function findingsIn(articles: readonly Article[], bench: Bench): Finding[] {
  const missing = new Set<string>()
  const findings: Finding[] = []
  for (const { file, tree, lineOf } of articles) {
    visit(tree, 'code', (node) => {
      const add = (what: string) => findings.push({ file, line: lineOf(node), what })
      const language = otherNames[node.lang ?? ''] ?? node.lang ?? ''
      if (!language) add('code without a language: name it after the ```, `text` for plain text')
      const check = checks[language]
      if (check?.needs && !isThere(check.needs)) missing.add(check.needs)
      else if (check) {
        const said = check.trouble(node, bench)
        if (said) add(`this ${language} does not work: ${firstLine(said, bench.folder)}`)
      }
    })
  }
  for (const tool of missing) console.log(`${tool} is not installed, so code for it is not checked`)
  return findings
}

const found = new Map<string, boolean>()

function isThere(command: string): boolean {
  const known = found.get(command) ?? !spawnSync(command, ['-v'], { timeout: 10_000 }).error
  found.set(command, known)
  return known
}

const firstLine = (said: string, folder: string) =>
  (said.trim().split('\n')[0] ?? '')
    .replaceAll(new RegExp(`\\S*${RegExp.escape(folder)}\\S*?(?=[\\s:]|$)`, 'g'), 'it')
    .trim()

function jsonTrouble(code: string): string {
  try {
    JSON.parse(code)
    return ''
  } catch (error) {
    return String(error)
  }
}

function shellTrouble(code: string, folder: string): string {
  const file = join(folder, 'snippet.sh')
  writeFileSync(file, code)
  return complaint('bash', '-n', file)
}
