// Checks which folders each folder imports, from the parsed imports of every source file. Type-only imports count too.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

const NODE = /^node:/
const REACT =
  /^(react|react-dom|react-redux|react-router-dom|react-hook-form|primereact|@reduxjs)(\/|$)/
const SERVER = /^(fastify|@fastify|pg|drizzle-orm|@electric-sql)(\/|$)/

/**
 * Rules about the imports of the files of each folder. `rooms` are the other folders that they may import. `never` are
 * forbidden external packages, `onlyPackages` are the only allowed ones, and `why` is the reason. Tests may import node
 * and the test tools anywhere.
 */
const ROOMS = {
  'packages/core': {
    rooms: [],
    onlyPackages: [/^yup$/],
    why: 'core son reglas puras: sin node, sin DOM, sin otros paquetes que yup',
  },
  'packages/api-client': {
    rooms: ['core'],
    never: [NODE, REACT, SERVER],
    why: 'el contrato corre también en el navegador',
  },
  'packages/reglas': {
    rooms: ['core'],
    never: [NODE, REACT, SERVER],
    why: 'las reglas se prueban con datos, sin otra cosa',
  },
  'packages/documents': {
    rooms: ['core'],
    never: [REACT, SERVER],
    why: 'los documentos dan forma a datos que les entregan',
  },
  'packages/workbooks': {
    rooms: ['core'],
    never: [REACT, SERVER],
    why: 'las planillas no conocen la base ni la API',
  },
  'apps/api': {
    rooms: ['core', 'api-client', 'documents', 'workbooks', 'fixtures', 'reglas'],
    never: [REACT],
    why: 'la API no conoce la pantalla ni el comando',
  },
  'apps/web': {
    rooms: ['core', 'api-client', 'documents', 'workbooks'],
    never: [NODE, SERVER],
    why: 'la pantalla habla con la API por el contrato',
  },
  'apps/cli': {
    rooms: ['core', 'api-client', 'reglas', 'workbooks'],
    never: [REACT, SERVER],
    why: 'el comando es un usuario de la API como cualquier otro',
  },
  fixtures: {
    rooms: ['core'],
    never: [REACT, SERVER],
    why: 'los datos de muestra no conocen las aplicaciones',
  },
  e2e: {
    rooms: ['api', 'core', 'api-client', 'documents', 'workbooks', 'fixtures'],
    why: 'los recorridos usan el producto por fuera; de la API, solo la base y el proveedor de sus pruebas',
  },
  bench: {
    rooms: ['api', 'core', 'api-client', 'documents', 'workbooks', 'fixtures'],
    why: '',
  },
  cifras: {
    rooms: ['api', 'bench'],
    why: 'las cifras miden el producto por fuera, con las pruebas que ya tiene',
  },
}
const TEST_TOOLS = /^(vitest|fast-check|yaml|@testing-library|jsdom|xlsx|tsx)(\/|$)/
const FIXTURES_IN_TESTS = ['fixtures']

const SKIP = new Set(['node_modules', 'dist', 'drizzle', '.turbo', 'datos', 'planillas-generadas'])

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!SKIP.has(entry.name)) yield* sources(path)
    } else if (
      ['.ts', '.tsx', '.mts'].includes(extname(entry.name)) &&
      !entry.name.endsWith('.d.ts')
    )
      yield path
  }
}

const toPosix = (path) => path.split(sep).join('/')

const parse = (path) => {
  const { module, errors } = parseSync(path, readFileSync(path, 'utf8'), { sourceType: 'module' })
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  return module
}

const exportsOf = (module) =>
  module.staticExports
    .flatMap(({ entries }) => entries)
    .filter((entry) => !entry.moduleRequest && entry.exportName.name)
    .map((entry) => entry.exportName.name)

const importsOf = (path, module) => {
  const found = module.staticImports.map((item) => item.moduleRequest.value)
  for (const statement of module.staticExports) {
    for (const entry of statement.entries)
      if (entry.moduleRequest) found.push(entry.moduleRequest.value)
  }
  const text = readFileSync(path, 'utf8')
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(
      text.slice(moduleRequest.start, moduleRequest.end),
    )
    if (literal) found.push(literal[1])
  }
  return [...new Set(found)]
}

/**
 * Rules about imports inside a package. A file of the folder `room` may not import a file whose path matches `never`.
 */
const LAYERS = [
  {
    room: 'apps/api/src/platform',
    never: /^apps\/api\/src\/(?!platform\/)/,
    why: 'platform/ no conoce lo que se apoya en ella',
  },
  {
    room: 'apps/web/src/ui',
    never: /^apps\/web\/src\/(features|panels|app)\//,
    why: 'ui/ no conoce pantallas',
  },
  {
    room: 'apps/web/src/panels',
    never: /^apps\/web\/src\/(features|app)\//,
    why: 'panels/ no conoce pantallas',
  },
  {
    room: 'apps/web/src/features',
    never: /^apps\/web\/src\/app\//,
    why: 'a las pantallas las une app/',
  },
  ...['actuaciones', 'cartas', 'casos', 'titulos'].map((noun) => ({
    room: `apps/cli/src/${noun}`,
    never: new RegExp(`^apps/cli/src/(?!(?:${noun}|http|terminal|args)/)[^/]+/`),
    why: 'lo que usan varios sustantivos del comando está en http/, terminal/ o args/',
  })),
]
/** Packages whose folders must not import each other in a cycle. */
const CON_CUARTOS = [
  'apps/api/src',
  'apps/web/src',
  'apps/cli/src',
  'packages/core/src',
  'packages/workbooks/src',
  'packages/documents/src',
]

/** Packages in which no two files may export the same name. */
const CON_NOMBRES_UNICOS = [
  'packages/core',
  'packages/reglas',
  'packages/api-client',
  'packages/documents',
  'packages/workbooks',
  'apps/api',
  'apps/cli',
  'apps/web',
  'fixtures',
]
/** Names that several files may export, because every command of the command-line program exports them. */
const DE_TODOS = new Set(['verbs'])
/**
 * Paths of the files whose exported names may be repeated in several packages: database tables, calls of the API
 * contract, texts and test samples.
 */
const DEL_SUSTANTIVO =
  /-table\.ts$|^packages\/(core\/src\/texto|api-client\/src\/contract|documents\/src\/testing)\//

const circles = (graph) => {
  const index = new Map()
  const low = new Map()
  const stack = []
  const found = []
  const visit = (node) => {
    index.set(node, index.size)
    low.set(node, index.get(node))
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)))
    }
    if (low.get(node) !== index.get(node)) return
    const circle = stack.splice(stack.indexOf(node))
    if (circle.length > 1) found.push(circle)
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return found
}

const problems = []
/** Files that export each name, by '<package> <name>'. Tests are left out. */
const exported = new Map()
/**
 * Files that export each name, in any package. A name that two files export is a problem. Tests, fixtures and the files
 * that match DEL_SUSTANTIVO may repeat a name, so they are left out.
 */
const exportedByProduct = new Map()
const imports = new Map()
let files = 0
for (const [room, rule] of Object.entries(ROOMS)) {
  const folder = join(root, room)
  for (const path of sources(folder)) {
    files += 1
    const where = relative(root, path)
    const isTest =
      /\.(test|spec)\.tsx?$|[/\\](test|scripts)[/\\]|[/\\](vite|drizzle|playwright)\.config/.test(
        path,
      )
    const rooms = isTest ? [...rule.rooms, ...FIXTURES_IN_TESTS] : rule.rooms
    const module = parse(path)
    if (!isTest && CON_NOMBRES_UNICOS.includes(room))
      for (const name of new Set(exportsOf(module))) {
        const key = `${room} ${name}`
        if (DE_TODOS.has(name)) continue
        exported.set(key, [...(exported.get(key) ?? []), where])
        if (room !== 'fixtures' && !DEL_SUSTANTIVO.test(toPosix(where)))
          exportedByProduct.set(name, [...(exportedByProduct.get(name) ?? []), where])
      }
    const targets = importsOf(path, module)
    const from = toPosix(where)
    const own = targets
      .filter((target) => target.startsWith('.'))
      .map((target) => toPosix(relative(root, resolve(dirname(path), target))))
    if (!isTest) {
      imports.set(from, own)
      for (const { room, never, why } of LAYERS)
        for (const target of own)
          if (from.startsWith(`${room}/`) && never.test(target))
            problems.push(`${where} importa ${target}: ${why}`)
    }
    for (const target of targets) {
      const refuse = (reason) => problems.push(`${where} importa ${target}: ${reason}`)
      const own = /^@apremia\/([\w-]+)/.exec(target)?.[1]
      if (own !== undefined) {
        if (!rooms.includes(own))
          refuse(`${room} solo puede usar ${rooms.join(', ') || 'lo suyo'}; ${rule.why}`)
      } else if (target.startsWith('.')) {
        const inside = relative(folder, resolve(dirname(path), target))
        if (inside.startsWith('..') && !isTest)
          refuse('sale de su paquete por un camino relativo; use su nombre')
      } else if (!isTest) {
        if (rule.onlyPackages && !rule.onlyPackages.some((ok) => ok.test(target))) refuse(rule.why)
        if (rule.never?.some((no) => no.test(target))) refuse(rule.why)
        if (
          TEST_TOOLS.test(target) &&
          !['packages/workbooks', 'bench', 'e2e', 'apps/cli', 'fixtures'].includes(room)
        ) {
          refuse('es una herramienta de pruebas')
        }
      }
      // Returns the name of the web feature of a file. A file may not import the files of another feature.
      const feature = (text) =>
        text
          .split(sep)
          .join('/')
          .match(/^apps\/web\/src\/features\/([^/]+)/)?.[1]
      if (room === 'apps/web' && target.startsWith('.')) {
        const from = feature(where)
        const to = feature(relative(root, resolve(dirname(path), target)))
        if (from && to && from !== to)
          refuse(`la pantalla ${from} no puede usar la pantalla ${to}: las une app/`)
      }
    }
  }
}
for (const [key, files] of [...exported, ...exportedByProduct])
  if (files.length > 1)
    problems.push(`Dos archivos exportan el mismo nombre (${key}): ${files.join(', ')}`)
for (const circle of circles(imports)) problems.push(`Círculo de archivos: ${circle.join(', ')}`)
for (const folder of CON_CUARTOS) {
  const rooms = new Map()
  const roomOf = (path) =>
    path.startsWith(`${folder}/`)
      ? /^([^/]+)\//.exec(path.slice(folder.length + 1))?.[1]
      : undefined
  for (const [from, targets] of imports) {
    const room = roomOf(from)
    if (room === undefined) continue
    // Imports of database tables do not count as cycles, because tables refer to each other as their foreign keys do.
    const others = targets.filter((target) => !target.endsWith('-table.ts')).map(roomOf)
    const known = rooms.get(room) ?? new Set()
    for (const other of others) if (other !== undefined && other !== room) known.add(other)
    rooms.set(room, known)
  }
  for (const circle of circles(rooms))
    problems.push(`Círculo de cuartos en ${folder}: ${circle.join(', ')}`)
}
if (files === 0) problems.push('No se leyó ningún archivo')
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.info(`${files} archivos, ninguna importación fuera de lugar`)
