import { expect, it } from 'vitest'
import { databaseTests, journeys, nounsOf, unitSeeds } from './cambios.mjs'

const ALL = [
  'apps/api/src/cliente-de-la-especificacion.bases.test.ts',
  'apps/api/src/convenios/convenios.db.test.ts',
  'apps/api/src/planes/planes.db.test.ts',
  'apps/api/src/planes/planes.test.ts',
  'packages/core/src/plan/compute-plan.test.ts',
  'packages/reglas/src/reglas.test.ts',
  'e2e/src/busqueda-inmuebles.spec.ts',
  'e2e/src/planes.spec.ts',
  'e2e/src/planes-vista.spec.ts',
  'e2e/src/terminal.spec.ts',
]

it('a path says its noun in every room', () => {
  expect(
    nounsOf([
      'packages/core/src/plan/compute-plan.ts',
      'packages/api-client/src/contract/convenios/listas.ts',
      'packages/api-client/src/contract/municipio/inmuebles.ts',
      'apps/web/src/features/planes/planes-screen.tsx',
      'README.md',
    ]),
  ).toEqual(['plan', 'convenios', 'inmuebles', 'planes'])
})

it('data of the municipality also belong to the noun in the name of their file', () => {
  const repo = 'apps/api/src/municipio/embebido/convenios-repo.ts'
  expect(nounsOf([repo])).toEqual(['municipio', 'convenios'])
  expect(databaseTests([repo], ALL)).toEqual([ALL[0], ALL[1]])
})

it('a rule reaches the tests of its noun and the cases of all rules', () => {
  expect(unitSeeds(['packages/core/src/plan/compute-plan.ts'], ALL)).toEqual([
    'apps/api/src/planes/planes.test.ts',
    'packages/core/src/plan/compute-plan.test.ts',
    'packages/reglas/src/reglas.test.ts',
    'scripts/textos-en-uso.test.ts',
  ])
  expect(databaseTests(['packages/core/src/plan/compute-plan.ts'], ALL)).toEqual([ALL[0], ALL[2]])
})

it('a screen reaches who imports it and no database', () => {
  const changed = ['apps/web/src/features/inmuebles/inmuebles-table.tsx']
  expect(unitSeeds(changed, ALL)).toEqual([...changed, 'scripts/textos-en-uso.test.ts'])
  expect(databaseTests(changed, ALL)).toEqual([])
  expect(journeys(changed, ALL)).toEqual(['e2e/src/busqueda-inmuebles.spec.ts'])
})

it('chooses, among several journeys of a noun, the one with its name', () => {
  expect(journeys(['apps/api/src/planes/index.ts'], ALL)).toEqual(['e2e/src/planes.spec.ts'])
  expect(journeys(['apps/cli/src/planes/ver.ts'], ALL)).toEqual([
    'e2e/src/planes.spec.ts',
    'e2e/src/terminal.spec.ts',
  ])
})

it('a changed text runs the tests of its noun and the tests of all texts', () => {
  const all = [
    ...ALL,
    'apps/api/src/convenios/load-aviso.test.ts',
    'e2e/src/convenios.spec.ts',
    'e2e/src/texto-grande.spec.ts',
    'packages/core/src/texto/textos.test.ts',
  ]
  const changed = ['packages/core/src/texto/convenios-pantalla.ts']
  expect(unitSeeds(changed, all)).toEqual([
    'apps/api/src/convenios/load-aviso.test.ts',
    'packages/reglas/src/reglas.test.ts',
    'packages/core/src/texto/textos.test.ts',
    'scripts/textos-en-uso.test.ts',
  ])
  expect(databaseTests(changed, all)).toEqual([ALL[0], ALL[1]])
  expect(journeys(changed, all)).toEqual(['e2e/src/convenios.spec.ts'])
})

it('the own register reaches what compares the service of a municipality with it', () => {
  const room = 'apps/api/src/municipio'
  const fallas = `${room}/remoto/fallas.db.test.ts`
  expect(databaseTests([`${room}/embebido/convenios-repo.ts`], [fallas])).toEqual([fallas])
})
