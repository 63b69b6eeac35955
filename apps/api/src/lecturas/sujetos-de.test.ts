import { describe, expect, it } from 'vitest'
import { sujetosDe } from './sujetos-de.ts'

const de = (muestra: Parameters<typeof sujetosDe>[0], pedido: object, value: unknown = undefined) =>
  sujetosDe(muestra, { call: 'unaLlamada', pedido, value }).map(({ cosa, clave, recurso }) =>
    [cosa, clave, recurso].filter((parte) => parte !== undefined).join(' '),
  )

describe('people whose data an answer shows', () => {
  it.each([
    ['the item of a request', { imponible: '00101', recurso: 'AB' }, 'imponible 101 AB'],
    ['with its class', { imponible: '7', clase: 'comercio' }, 'imponible C/7'],
    ['inside a filter', { data: { imponible: 9, recurso: 'SS' } }, 'imponible 9 SS'],
    ['of a simulation', { imp: '9', rec: 'SS', clase: 'inmueble' }, 'imponible I/9'],
    ['none that is a number', { imponible: 'x' }, 'muchos unaLlamada'],
  ])('%s', (_nombre, pedido, esperado) => {
    expect(de('imponible', pedido)).toEqual([esperado])
  })

  it.each([
    [{ NRO_CONTRIB: 5, APYNOM: 'PAZ' }, 'contribuyente 5'],
    [{ NRO_INMUEBLE: 58, RECURSO: 'SS' }, 'imponible I/58'],
    [{ NRO_COMERCIO: 58, NRO_INMUEBLE: 3 }, 'imponible C/58'],
    [{ TIPO: 'C', NRO_IMPONIBLE: 58 }, 'imponible C/58'],
    [{ tipo: 'I', imponible: 58, id: 3 }, 'imponible I/58'],
    [{ id: 3, frm_dni: '•••••222' }, 'convenio 3'],
    [{ id: 3, inmueble: 58, registro_documentos: [] }, 'registro 3'],
    [{ id: 3, apynom: 'Paz' }, 'novedad 3'],
    [{ numero: 7, deudor: 'Paz' }, 'carta 7'],
    [{ num_titulo: 7, imponible: '58' }, 'titulo 7'],
    [{ dni: '20000001', rol: 'admin' }, 'persona 20000001'],
  ])('a row %j names its own', (fila, esperado) => {
    expect(de('filas', {}, { rows: [fila], total: 1 })).toEqual([esperado])
    expect(de('filas', {}, [fila])).toEqual([esperado])
  })

  it('an empty answer shows nobody; an answer longer than a page, or without names, shows many', () => {
    expect(de('filas', {}, [])).toEqual([])
    const fila = (n: number) => ({ NRO_CONTRIB: n })
    const larga = Array.from({ length: 201 }, (_, n) => fila(n + 1))
    expect(de('filas', {}, larga)).toEqual(['muchos unaLlamada'])
    expect(de('filas', {}, [fila(1), {}])).toEqual(['muchos unaLlamada'])
  })

  it('a document is named by its number', () => {
    expect(de(['carta', 'numero'], { numero: 8 })).toEqual(['carta 8'])
  })
})
