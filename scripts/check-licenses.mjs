// Checks that every dependency has an allowed licence, to keep out commercial and copyleft code.
import { existsSync, readFileSync } from 'node:fs'

const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Zlib',
  'CC-BY-4.0',
  'WTFPL',
])
// Licences allowed only for the packages named in TOOL_NAMES. These packages build or test the product and are never
// shipped.
const TOOLS = new Set(['MPL-2.0'])
const TOOL_NAMES = /^(lightningcss|axe-core|ical\.js$)/

// Licences of dependencies whose package.json gives none. They are copied from the LICENSE or README file of the dependency.
const READ_FROM_FILE = {
  busboy: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
}

/** Tells whether a licence expression is allowed. 'A OR B' needs one allowed licence; 'A AND B' needs both. */
const isAllowed = (expression, extra) =>
  expression
    .replace(/[()]/g, '')
    .split(/\s+OR\s+/i)
    .some((option) => option.split(/\s+AND\s+/i).every((id) => ALLOWED.has(id) || extra.has(id)))

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
const problems = []
const counts = new Map()
for (const [path, entry] of Object.entries(lock.packages)) {
  if (!path.includes('node_modules/') || entry.link) continue
  const manifest = new URL(`../${path}/package.json`, import.meta.url)
  const declared = existsSync(manifest)
    ? JSON.parse(readFileSync(manifest, 'utf8')).license
    : undefined
  const name = path.split('node_modules/').at(-1)
  const license = String(
    entry.license ?? declared?.type ?? declared ?? READ_FROM_FILE[name] ?? 'sin licencia',
  ).replace(/^MIT License$/, 'MIT')
  counts.set(license, (counts.get(license) ?? 0) + 1)
  if (!isAllowed(license, TOOL_NAMES.test(name) ? TOOLS : new Set()))
    problems.push(`${name}: ${license}`)
}
if (problems.length > 0) {
  console.error(`Licencias fuera de la lista:\n${problems.join('\n')}`)
  process.exit(1)
}
console.info(
  [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([id, n]) => `${id} ${n}`)
    .join(', '),
)
