// Checks that every decision, ADR, threat, figure and specification section that a comment or document cites exists in
// docs/.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const read = (path) => readFileSync(join(root, path), 'utf8')

const decisiones = new Set(
  [...read('docs/decisiones.md').matchAll(/^- \*\*(D\d+)\*\*/gm)].map(([, id]) => id),
)
const fuentes = read('docs/fuentes.md')
const listadas = new Set(
  [...fuentes.matchAll(/^\| ((?:[TR]\d+)|(?:ux \d+)|(?:S[12] §\d+)) \|/gm)].map(([, id]) => id),
)
for (const [, parte] of fuentes.matchAll(/§(2\.\d+)/g)) listadas.add(`S2 §${parte}`)

const registros = readdirSync(join(root, 'docs/adr')).map((name) => name.slice(0, 4))
const repetidos = registros.filter((numero, i) => registros.indexOf(numero) !== i)
const adr = new Set(registros.map((numero) => `ADR ${numero}`))

const CITAS = [
  [/(?<![\w.])(D\d{1,3})\b(?!\w)/g, decisiones],
  [/(?<![\w.])([TR][1-9]\d?)\b(?=[),;.: ])/g, listadas],
  [/\b(ux \d{1,2})\b/g, listadas],
  [/\b(ADR \d{4})\b/g, adr],
  [/(S[12] §\d+(?:\.\d+)?)/g, listadas],
]

/**
 * Returns the part of a line that may cite a numbered decision or requirement, such as D1. In code, only a comment or
 * the field `fuente` of a rule may cite, because elsewhere D1 may be a spreadsheet cell.
 */
const citingPart = (path, line) => {
  if (/\.(md|yaml)$/.test(path)) return line
  const comment = /(?:\/\/|\/\*|^\s*\*|--)(.*)$/.exec(line)?.[1] ?? ''
  const fuente = /fuente: ['"`](.*)['"`]/.exec(line)?.[1] ?? ''
  return `${comment} ${fuente}`
}

const { stdout } = spawnSync(
  'git',
  ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.sql', '*.md', '*.yaml'],
  { cwd: root, encoding: 'utf8' },
)
const files = stdout
  .split('\n')
  .filter((path) => path !== '' && !/^docs\/(decisiones|fuentes)\.md$/.test(path))
const unknown = repetidos.map((numero) => `docs/adr tiene dos registros ${numero}`)
let cited = 0
for (const path of files) {
  read(path)
    .split('\n')
    .forEach((line, i) => {
      const part = citingPart(path, line)
      for (const [pattern, known] of CITAS)
        for (const [, id] of part.matchAll(pattern)) {
          cited += 1
          if (!known.has(id)) unknown.push(`${path}:${i + 1} cita ${id}, que no está en docs/`)
        }
    })
}
if (unknown.length > 0) {
  console.error(unknown.join('\n'))
  process.exit(1)
}
console.info(`${cited} citas, todas se pueden leer`)
