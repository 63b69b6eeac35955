// Checks that package-lock.json has no download URLs and includes a checksum for every npm package and an entry for
// every optional platform package.
import { readFileSync } from 'node:fs'

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
const nameOf = (path) => path.split('node_modules/').at(-1)
const present = new Set(Object.keys(lock.packages).map(nameOf))
const problems = []
let checked = 0
for (const [path, entry] of Object.entries(lock.packages)) {
  if (!path.includes('node_modules/')) continue
  checked += 1
  if (/^(https?|git|ssh):/.test(entry.resolved ?? ''))
    problems.push(`${path}: lleva una dirección de descarga`)
  if (!entry.link && !entry.integrity) problems.push(`${path}: le falta la suma de integridad`)
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!present.has(name)) problems.push(`${path}: falta el paquete opcional ${name}`)
  }
}
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.info(`${checked} paquetes, sin direcciones y completos`)
