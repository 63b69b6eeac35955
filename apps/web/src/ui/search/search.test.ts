import { CRITERIOS, FORMATO_INICIAL_DE_PARTIDA, type Principal } from '@apremia/core'
import { describe, expect, test } from 'vitest'
import { chipsOf, type FilterGroup } from '../filter/filter-field.ts'
import { GENERAL, resolveFilter } from '../filter/read-filter.ts'
import { ordenDe } from '../table/lista.ts'
import { checkBusqueda } from './check-busqueda.ts'
import { specDeBusqueda } from './use-busqueda.ts'

const ADMIN: Principal = { rol: 'admin', abogado: '', permisos: [] }
const QUIEN = { principal: ADMIN, partida: FORMATO_INICIAL_DE_PARTIDA }

const resolver = resolveFilter(checkBusqueda('inmuebles', QUIEN), (values) => values)

const resolve = async (values: Record<string, string>) => {
  const { errors } = await resolver(values, undefined, {
    fields: {},
    shouldUseNativeValidation: undefined,
  })
  return Object.fromEntries(
    Object.entries(errors).map(([campo, error]) => [
      campo,
      (error as { message?: string }).message,
    ]),
  )
}

describe('a form of a search (S1 §5)', () => {
  test.each([
    ['everything', {}],
    ['a name', { nombre: 'pérez', estado: '' }],
    ['a number with its resource', { inmueble: '1.234', recurso: 'AB' }],
    ['a state with something else', { estado: 'PENDIENTE', calle: 'mitre' }],
  ])('%s can be looked for', async (_name, values) => {
    expect(await resolve(values)).toEqual({})
  })

  test('every reason is shown at once, each under its field', async () => {
    expect(await resolve({ inmueble: '58', altura: '12 bis', mzLta: 'AB' })).toEqual({
      recurso: 'Debe ingresar un recurso',
      altura: 'La altura lleva solo dígitos.',
      mzLta: 'Es una sola letra.',
    })
  })

  test('states alone are of no field', async () => {
    expect(await resolve({ situacion: 'GL', calle: '  ' })).toEqual({
      [GENERAL]: "No es posible buscar solo por 'estados'",
    })
  })
})

test('criteria that the rule drops are not sent; the rest is sent as typed', async () => {
  const typed = { nombre: ', ', calle: 'mitre', altura: '', abogado: 'A01' }
  const { values } = await resolver(typed, undefined, {
    fields: {},
    shouldUseNativeValidation: undefined,
  })
  expect(values).toEqual({ calle: 'mitre', abogado: 'A01' })
})

test('the address of a search carries every field of its rule, and the lawyer', () => {
  const { campos, alPedir } = specDeBusqueda('comercios', ['NRO_COMERCIO'])
  expect(campos).toEqual([...Object.keys(CRITERIOS.comercios), 'abogado'])
  expect(alPedir).toBe(true)
})

test('a search shows its initial order, which is the one it requests', () => {
  const ORDENES = ['NUMERO', 'NOMBRE'] as const
  const { propio } = specDeBusqueda('comercios', ORDENES)
  expect(propio).toEqual({ columna: 'NUMERO', sentido: 'asc' })
  expect(ordenDe(ORDENES, propio)).toEqual(ordenDe(ORDENES, undefined))
})

test('applied filters are named by the label of their field, and chosen options by their text', () => {
  const groups: readonly FilterGroup<'nombre' | 'recurso'>[] = [
    { title: 'A', fields: [{ campo: 'nombre', label: 'Contribuyente' }] },
    {
      title: 'B',
      fields: [
        { campo: 'recurso', label: 'Recurso', options: [{ value: 'AB', label: 'AB · Alumbrado' }] },
      ],
    },
  ]
  expect(chipsOf(groups, { recurso: 'AB', nombre: 'gómez' })).toEqual([
    { id: 'nombre', name: 'Contribuyente', value: 'gómez' },
    { id: 'recurso', name: 'Recurso', value: 'AB · Alumbrado' },
  ])
  // The tax 'XX' is not an option of the filter. The list still applies the filter, so a removable tag (chip) shows it.
  expect(chipsOf(groups, { recurso: 'XX' })).toEqual([
    { id: 'recurso', name: 'Recurso', value: 'XX' },
  ])
})

test('a list is requested in its own order unless the address names another valid one', () => {
  const ORDENES = ['NUMERO', 'NOMBRE'] as const
  expect(ordenDe(ORDENES, undefined)).toEqual({ orden: 'NUMERO', sentido: 'asc' })
  expect(ordenDe(ORDENES, { columna: 'NOMBRE', sentido: 'desc' })).toEqual({
    orden: 'NOMBRE',
    sentido: 'desc',
  })
  expect(ordenDe(ORDENES, { columna: 'OTRA', sentido: 'desc' }).orden).toBe('NUMERO')
})
