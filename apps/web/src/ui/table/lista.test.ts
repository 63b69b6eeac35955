import { array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasLista, type ListaSpec, readLista, turnOrden, writeLista } from './lista.ts'

const SPEC = {
  pantalla: 'x',
  campos: ['nombre', 'recurso'],
  ordenes: ['NOMBRE', 'NUMERO'],
  alPedir: true,
} as const satisfies ListaSpec<string>

const read = (search: string) => readLista(SPEC, new URLSearchParams(search))

describe('a list in its address', () => {
  const valores = constantFrom('PÉREZ & HIJOS', 'ñandú 50%', '0', 'a=b#c', 'W2')
  const estados = record({
    filtro: record({ nombre: valores, recurso: valores }, { requiredKeys: [] }),
    orden: option(
      record({
        columna: constantFrom(...SPEC.ordenes),
        sentido: constantFrom('asc' as const, 'desc' as const),
      }),
      { nil: undefined },
    ),
    pagina: integer({ min: 1, max: 9999 }),
    abiertas: array(constantFrom('12-AB', '7-2', '900')),
    buscado: boolean(),
    vista: option(constantFrom('0', '7'), { nil: undefined }),
  }).map((estado) => ({
    ...estado,
    buscado: estado.buscado || Object.keys(estado.filtro).length > 0,
  }))

  test('an address reads back the written list, whatever else it carries', () => {
    assert(
      property(estados, array(constantFrom('x', 'y')), (estado, rest) => {
        const base = new URLSearchParams(rest.map((name) => [name, '1']))
        const written = writeLista(SPEC, base, estado)
        expect(readLista(SPEC, new URLSearchParams(written.toString()))).toEqual(estado)
        expect(written.getAll('x')).toEqual(base.getAll('x'))
      }),
    )
  })

  test('the start of a list leaves the address clean', () => {
    const base = new URLSearchParams('pestana=a&nombre=z&pagina=3&orden=NOMBRE&abiertas=1&todo=1')
    const start = read('')
    expect(writeLista(SPEC, base, start).toString()).toBe('pestana=a')
    expect(start.buscado).toBe(false)
  })

  test.each([
    'nombre=%20%20',
    'orden=OTRA',
    'sentido=desc',
    'pagina=0',
    'pagina=1.5',
    'pagina=x',
    'pagina=-2',
    'otra=1',
    'vista=mia',
  ])('%s asks for nothing', (search) => {
    expect(read(search)).toEqual(read(''))
  })

  test('a search for everything is distinct from no search', () => {
    expect(read('todo=1').buscado).toBe(true)
    expect(readLista({ ...SPEC, alPedir: false }, new URLSearchParams()).buscado).toBe(true)
  })

  test('an address is one of the list only if it has its parameters', () => {
    expect(hasLista(SPEC, new URLSearchParams('pestana=a'))).toBe(false)
    expect(hasLista(SPEC, new URLSearchParams('pestana=a&pagina=2'))).toBe(true)
  })

  test('a value too long is cut: the address stays usable', () => {
    expect(read(`nombre=${'a'.repeat(5000)}`).filtro.nombre).toHaveLength(200)
  })
})

test('a column sorts up first, then turns over', () => {
  const up = turnOrden(undefined, 'NOMBRE')
  expect(up).toEqual({ columna: 'NOMBRE', sentido: 'asc' })
  const down = turnOrden(up, 'NOMBRE')
  expect(down.sentido).toBe('desc')
  expect(turnOrden(down, 'NOMBRE').sentido).toBe('asc')
  expect(turnOrden(down, 'NUMERO')).toEqual({ columna: 'NUMERO', sentido: 'asc' })
})

test('the address may call a field by another name', () => {
  const spec: ListaSpec<'numero' | 'nombre'> = {
    pantalla: 'x',
    campos: ['numero', 'nombre'],
    nombres: { numero: 'imponible' },
  }
  const state = readLista(spec, new URLSearchParams('imponible=58&numero=9&nombre=a'))
  expect(state.filtro).toEqual({ numero: '58', nombre: 'a' })
  expect(hasLista(spec, new URLSearchParams('imponible=58'))).toBe(true)
  expect(writeLista(spec, new URLSearchParams('imponible=1&otro=2'), state).toString()).toBe(
    'otro=2&imponible=58&nombre=a',
  )
})
