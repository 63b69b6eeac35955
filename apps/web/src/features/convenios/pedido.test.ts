import { describe, expect, it } from 'vitest'
import { readEnlace, readPedido, writePedido } from './pedido.ts'

const read = (search: string) => readPedido(new URLSearchParams(search))
const enlace = (search: string) => readEnlace(new URLSearchParams(search))?.toString()

describe('readPedido', () => {
  it('opens a new agreement, over an item or over none', () => {
    expect(read('nuevo=inmueble')).toEqual({ abrir: 'nuevo', inicial: { clase: 'inmueble' } })
    expect(read('nuevo=comercio&de=123&deRecurso=SE')).toEqual({
      abrir: 'nuevo',
      inicial: { clase: 'comercio', imponible: '123', recurso: 'SE' },
    })
  })

  it('opens one agreement', () => {
    expect(read('ver=7')).toEqual({ abrir: 'ver', id: 7 })
    expect(read('confirmado=0&pdf=12')).toEqual({ abrir: 'pdf', id: 12 })
  })

  it('leaves out what makes no sense', () => {
    for (const search of ['', 'nuevo=auto', 'ver=x', 'editar=-1', 'pdf=0', 'ver=99999999999'])
      expect(read(search)).toBeUndefined()
    expect(read('nuevo=inmueble&de=5a&deRecurso=SS')).toEqual({
      abrir: 'nuevo',
      inicial: { clase: 'inmueble' },
    })
  })
})

describe('writePedido', () => {
  it('replaces the open dialog in the address and keeps the filters', () => {
    const base = new URLSearchParams('convenio=A01&ver=3')
    expect(writePedido(base, { abrir: 'pdf', id: 4 }).toString()).toBe('convenio=A01&pdf=4')
    expect(writePedido(base, undefined).toString()).toBe('convenio=A01')
  })

  it('is read back', () => {
    const inicial = {
      clase: 'inmueble',
      imponible: '58',
      recurso: 'SS',
      periodos: 'todos',
    } as const
    const plan = { codigo: 'W2203', cuotas: '', anticipo: '1.234,50' } as const
    const periodos = [1, 2, 5].map((c) => ({ a: 2024, c }))
    for (const pedido of [
      { abrir: 'nuevo', inicial },
      { abrir: 'nuevo', inicial: { ...inicial, periodos, plan } },
    ] as const)
      expect(readPedido(writePedido(new URLSearchParams(), pedido))).toEqual(pedido)
  })
})

describe('readEnlace', () => {
  it('takes the links of other screens', () => {
    expect(enlace('comercio=123')).toBe('nuevo=comercio&de=123')
    expect(enlace('inmueble=58&recurso=SS')).toBe('nuevo=inmueble&de=58&deRecurso=SS')
    expect(enlace('inmueble=58&recurso=SS&periodos=todos')).toBe(
      'nuevo=inmueble&de=58&deRecurso=SS&periodos=todos',
    )
    expect(enlace('inmueble=58&periodos=todos')).toBe('nuevo=inmueble&de=58')
    expect(enlace('inmueble=58&recurso=SS&periodos=2024:1-3&plan=ABLT&cuotas=9')).toBe(
      'nuevo=inmueble&de=58&deRecurso=SS&periodos=2024%3A1-3&plan=ABLT&cuotas=9',
    )
    expect(enlace('inmueble=58&recurso=SS&periodos=x&plan=NO&cuotas=9')).toBe(
      'nuevo=inmueble&de=58&deRecurso=SS',
    )
    expect(enlace('inmueble=x')).toBe('nuevo=inmueble')
  })

  it('leaves the addresses of the list alone', () => {
    expect(enlace('recurso=SS&imponible=58')).toBeUndefined()
  })
})
