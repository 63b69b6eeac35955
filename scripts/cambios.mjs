// Finds the tests that a change can reach by the names of things: a noun has the same name in every room (ADR 0021).
import { spawnSync } from 'node:child_process'

const run = (root, command, args) => {
  const { status, stdout } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined
}

/**
 * Files that differ from `base`, committed or not. Without one: from where the branch left `main`.
 *
 * @throws Error in Spanish when there is no such base
 */
export const readCambios = (root, base) => {
  const [commit] =
    run(root, 'git', ['merge-base', base ?? 'main', 'HEAD']) ??
    (base === undefined ? run(root, 'git', ['rev-parse', 'HEAD']) : undefined) ??
    []
  if (commit === undefined) throw new Error(`No se encontró «${base}» para comparar.`)
  const changed = run(root, 'git', ['diff', '--name-only', '--diff-filter=d', commit]) ?? []
  const added = run(root, 'git', ['ls-files', '--others', '--exclude-standard']) ?? []
  return { commit, files: [...changed, ...added] }
}

/** Finds the noun in a path. A text belongs to the noun it tells about. */
const NOUN =
  /^(?:packages\/core\/src(?:\/texto)?|packages\/(?:documents|workbooks)\/src|apps\/(?:api|cli)\/src|apps\/web\/src\/(?:features|panels)|fixtures\/reglas|packages\/api-client\/src\/contract(?:\/municipio)?|e2e\/src)\/([a-z]+)/

/** Finds the noun in the name of a file of the municipality: `municipio/embebido/convenios-repo`. */
const DEL_MUNICIPIO = /^apps\/api\/src\/municipio\/(?:[a-z-]+\/)*([a-z]+)[-.]/

/** Returns the first word of each file or folder: `convenio-arancel` belongs to `convenio`. */
export const nounsOf = (files) => [
  ...new Set(
    files
      .flatMap((file) => [NOUN.exec(file)?.[1], DEL_MUNICIPIO.exec(file)?.[1]])
      .filter((noun) => noun !== undefined),
  ),
]

/** `titulo` and `titulos`, `plan` and `planes`. */
const isSame = (a, b) => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short === long || long === `${short}s` || long === `${short}es`
}

const isOf = (nouns, file) => nounsOf([file]).some((noun) => nouns.some((n) => isSame(n, noun)))

/** Packages that everything imports through one index, so an import says nothing about the reach of a change. */
const DOORS = /^packages\/(core|api-client)\//

const TEXTOS = 'packages/core/src/texto/'

export const isTest = (file) => /\.test\.tsx?$/.test(file)

/** The tests and sources to start from: what imports them is run. */
export const unitSeeds = (changed, all) => {
  const nouns = nounsOf(changed)
  const tests = all.filter((file) => isTest(file) && !DATABASE.test(file))
  const reglas = changed.some((file) => /^(packages\/(core|reglas)|fixtures)\//.test(file))
  const textos = changed.some((file) => file.startsWith(TEXTOS))
  return [
    ...new Set([
      ...changed.filter((file) => /\.(ts|tsx)$/.test(file) && !DOORS.test(file)),
      ...tests.filter((file) => isOf(nouns, file) || changed.includes(file)),
      ...tests.filter((file) => reglas && file.startsWith('packages/reglas/')),
      ...tests.filter((file) => textos && file.startsWith(TEXTOS)),
      'scripts/textos-en-uso.test.ts',
    ]),
  ].filter((file) => !DATABASE.test(file) && !file.startsWith('e2e/'))
}

const DATABASE = /\.(db|bases)\.test\.ts$/
const REACHES_API = /^(apps\/api|packages)\//

/** Lists the database tests beside the changed nouns, and one test of the whole product. */
export const databaseTests = (changed, all) => {
  if (!changed.some((file) => REACHES_API.test(file))) return []
  const nouns = nounsOf(changed)
  return all.filter(
    (file) =>
      DATABASE.test(file) &&
      (isOf(nouns, file) ||
        changed.includes(file) ||
        file.endsWith('/cliente-de-la-especificacion.bases.test.ts')),
  )
}

/** The journey with the noun's name, or those that have it in theirs. */
export const journeys = (changed, all) => {
  const specs = all.filter((file) => /^e2e\/src\/[\w-]+\.spec\.ts$/.test(file))
  const wordsOf = (file) => file.slice('e2e/src/'.length, -'.spec.ts'.length).split('-')
  const terminal = changed.some((file) => file.startsWith('apps/cli/')) ? ['terminal'] : []
  const named = [...nounsOf(changed.filter((file) => !file.startsWith('e2e/'))), ...terminal]
  const chosen = named.flatMap((noun) => {
    const own = specs.filter((file) => isSame(wordsOf(file).join('-'), noun))
    return own.length > 0
      ? own
      : specs.filter((file) => wordsOf(file).some((word) => isSame(word, noun)))
  })
  return [...new Set([...chosen, ...specs.filter((file) => changed.includes(file))])]
}
