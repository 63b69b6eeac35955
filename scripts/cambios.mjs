// Finds the tests that a change can affect. They have in their path the same noun as a changed file. The product uses
// the same noun for a thing in every folder (ADR 0021).
import { spawnSync } from 'node:child_process'

const run = (root, command, args) => {
  const { status, stdout } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined
}

/**
 * Lists the files that differ from `base`, committed or not. By default, `base` is the commit where the branch left
 * `main`.
 *
 * @throws Error in Spanish when `base` does not exist
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

/**
 * Matches the noun in the path of a source file, such as `convenio`. The noun is the name of a folder or the first word
 * of a file name. A changed file selects the tests with the same noun in their path.
 */
const NOUN =
  /^(?:packages\/core\/src(?:\/texto)?|packages\/(?:documents|workbooks)\/src|apps\/(?:api|cli)\/src|apps\/web\/src\/(?:features|panels)|fixtures\/reglas|packages\/api-client\/src\/contract(?:\/municipio)?|e2e\/src)\/([a-z]+)/

/**
 * Matches the noun in the path of an API file that reads data of the municipality. For example, the noun of
 * `municipio/embebido/convenios-repo` is `convenios`.
 */
const DEL_MUNICIPIO = /^apps\/api\/src\/municipio\/(?:[a-z-]+\/)*([a-z]+)[-.]/

export const nounsOf = (files) => [
  ...new Set(
    files
      .flatMap((file) => [NOUN.exec(file)?.[1], DEL_MUNICIPIO.exec(file)?.[1]])
      .filter((noun) => noun !== undefined),
  ),
]

/** Tells whether two nouns are equal or one is the plural: `titulo` and `titulos`, `plan` and `planes`. */
const isSame = (a, b) => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short === long || long === `${short}s` || long === `${short}es`
}

const isOf = (nouns, file) => nounsOf([file]).some((noun) => nouns.some((n) => isSame(n, noun)))

/**
 * Packages that are imported through a single index file. Almost every test imports that index file. So an import does
 * not show whether a change affects the test.
 */
const DOORS = /^packages\/(core|api-client)\//

const TEXTOS = 'packages/core/src/texto/'

export const isTest = (file) => /\.test\.tsx?$/.test(file)

/**
 * Lists the files that vitest receives to check a change. For a changed file outside the packages of `DOORS`, vitest
 * runs the tests that import the file. The list also has the unit tests with the same noun in their path (`nounsOf`).
 */
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

/**
 * Lists the database tests to run for the changed files: the tests with the same noun in their path (`nounsOf`), and a
 * test that calls the whole API.
 */
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

/**
 * Lists the end-to-end tests to run for the changed files. Each noun in the paths of the changed files (`nounsOf`)
 * chooses the test named like the noun. Without such a test, the noun chooses the tests with the noun in their name.
 */
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
