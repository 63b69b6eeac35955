import { SITUACIONES_INICIALES } from '@apremia/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { failure, json } from '../../test/fake-api.ts'
import { EFECTO } from '../../test/samples.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, calls, names } = useApi()

const FILAS = SITUACIONES_INICIALES.map((una) => ({ ...una, version: `v-${una.codigo}` }))
const sent = () => JSON.parse(calls().at(-1)?.request.body ?? '')

beforeEach(() => {
  on('listSituaciones', json(FILAS))
  on('saveSituacion', json(FILAS[0]))
})

it('situaciones listar shows what each means', async () => {
  expect((await run('situaciones listar')).stdout).toMatch(/PP +Plan de Pagos +CC +planDePagos/)
  const { stdout } = await run('situaciones listar --clase gestionLegal --json')
  expect(JSON.parse(stdout).datos).toEqual([
    { codigo: 'GL', detalle: 'Gestión Legal', destino: 'CC', clase: 'gestionLegal' },
  ])
})

describe('situaciones guardar', () => {
  it('adds a situation, in the current account by default', async () => {
    const words = ['situaciones', 'guardar', 'ej', '--nombre', 'Juicio', '--clase', 'otra']
    expect((await run(words)).stdout).toBe('La situación EJ se agregó.\n')
    expect(sent()).toEqual({
      ...{ codigo: 'EJ', detalle: 'Juicio', destino: 'CC', clase: 'otra', version: '' },
    })
  })

  it('changes its meaning, over the version just read', async () => {
    const { stdout } = await run('situaciones guardar NO --clase gestionLegal')
    expect(stdout).toBe('La situación NO: Significado: otra → gestionLegal.\n')
    expect(sent()).toMatchObject({ codigo: 'NO', clase: 'gestionLegal', version: 'v-NO' })
  })

  it('a trial lists the cases that would move, and saves nothing', async () => {
    on('getEfecto', json(EFECTO))
    const { stdout } = await run('situaciones guardar NO --clase gestionLegal --dry-run')
    expect(stdout).toContain('La situación NO cambiaría: Significado: otra → gestionLegal.\n')
    expect(stdout).toContain('Cambian 3 de los 1.200 casos que alcanza')
    expect(names()).toEqual(['listSituaciones', 'getEfecto'])
  })

  it.each([
    ['a new one without its name', 'situaciones guardar EJ --clase otra'],
    ['the name of another', 'situaciones guardar EJ --nombre normal --clase otra'],
    ['a meaning that does not exist', 'situaciones guardar NO --clase juicio'],
  ])('%s is a misuse', async (_, words) => {
    expect((await run(words)).code).toBe(2)
    expect(names()).not.toContain('saveSituacion')
  })

  it('a change saved meanwhile by another person is a conflict', async () => {
    on('saveSituacion', failure(409, 'version-vieja'))
    expect((await run('situaciones guardar NO --clase gestionLegal')).code).toBe(6)
  })
})
