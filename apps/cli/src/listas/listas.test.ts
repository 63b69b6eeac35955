import { beforeEach, describe, expect, it } from 'vitest'
import { failure, json } from '../../test/fake-api.ts'
import { useApi } from '../../test/use-api.ts'

const { run, on, calls, names } = useApi()

const FILAS = ['Titular', 'Apoderado'].map((nombre, i) => ({
  ...{ codigo: String(i + 1), nombre, clase: '', activo: true },
  ...{ enUso: i === 0, version: `v-${i + 1}` },
}))
const sent = () => JSON.parse(calls().at(-1)?.request.body ?? '')

beforeEach(() => {
  on('listFilasDeLista', json(FILAS))
  on('saveFilaDeLista', json(FILAS[1]))
})

it('listas ver shows which are in use', async () => {
  expect((await run('listas ver caracteres')).stdout).toMatch(/1 +Titular .*sí/)
  expect(calls()[0]?.request.params).toEqual({ lista: 'caracteres' })
})

describe('listas guardar', () => {
  it('adds one', async () => {
    const { stdout } = await run('listas guardar caracteres --nombre Albacea')
    expect(stdout).toBe('La fila nueva se agregó.\n')
    expect(sent()).toEqual({
      ...{ codigo: '', nombre: 'Albacea', clase: '', activo: true, version: '' },
    })
  })

  it('corrects one over the version just read', async () => {
    const { stdout } = await run('listas guardar caracteres 2 --nombre Apoderada')
    expect(stdout).toBe('La fila 2: Nombre: Apoderado → Apoderada.\n')
    expect(sent()).toMatchObject({ codigo: '2', nombre: 'Apoderada', version: 'v-2' })
  })

  it('stops offering one, whose name stays', async () => {
    const { stdout } = await run('listas guardar caracteres 1 --inactivo')
    expect(stdout).toBe('La fila 1: Se ofrece: sí → no.\n')
    expect(sent()).toMatchObject({ codigo: '1', nombre: 'Titular', activo: false })
  })

  it.each([
    ['a new one without a name', 'listas guardar caracteres'],
    ['one that is there', 'listas guardar caracteres --nombre titular'],
    ['a number that is not', 'listas guardar caracteres 9 --nombre Otro'],
    ['a form of payment that asks for nothing', 'listas guardar formas --nombre Cheque'],
    ['a list that does not exist', 'listas guardar meses --nombre Enero'],
  ])('%s is a misuse', async (_, words) => {
    expect((await run(words)).code).toBe(2)
    expect(names()).not.toContain('saveFilaDeLista')
  })

  it('changing a row in use is a conflict', async () => {
    on('saveFilaDeLista', failure(409, 'fila-en-uso'))
    expect((await run('listas guardar caracteres 1 --nombre Propietario')).code).toBe(6)
  })
})
