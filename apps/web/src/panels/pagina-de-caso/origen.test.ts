import { describe, expect, test } from 'vitest'
import type { CasoNombrado } from '../casos/enlace-de-caso.ts'
import { type ListaDeOrigen, readOrigen, vecinosDe } from './origen.ts'
import { origenDeFilas } from './origen-de-filas.ts'

const caso = (imponible: number): CasoNombrado => ({ tipo: 'I', imponible, recurso: 'RV' })

const enMesa = (pagina: number, total: number): ListaDeOrigen => ({
  casos: [1, 2].map((n) => caso((pagina - 1) * 2 + n)),
  mesa: { query: { mesa: 'judicial', pagina, porPagina: 2 } as never, total },
})

describe('the neighbours of a case in the list from which its page was opened', () => {
  test('are the rows before and after', () => {
    const origen = { casos: [caso(1), caso(2), caso(3)] }
    expect(vecinosDe(origen, caso(2))).toEqual({
      lugar: 2,
      total: 3,
      anterior: { caso: caso(1), pagina: 1 },
      siguiente: { caso: caso(3), pagina: 1 },
    })
  })

  test('end with the list', () => {
    const origen = { casos: [caso(1), caso(2)] }
    expect(vecinosDe(origen, caso(1))?.anterior).toBeUndefined()
    expect(vecinosDe(origen, caso(2))?.siguiente).toBeUndefined()
  })

  test('go on in the pages of a desk', () => {
    expect(vecinosDe(enMesa(2, 5), caso(3))).toMatchObject({
      lugar: 3,
      anterior: { caso: undefined, pagina: 1 },
      siguiente: { caso: caso(4), pagina: 2 },
    })
    expect(vecinosDe(enMesa(2, 5), caso(4))?.siguiente).toEqual({ caso: undefined, pagina: 3 })
    expect(vecinosDe(enMesa(3, 5), caso(5))?.siguiente).toBeUndefined()
  })

  test('do not exist for a case of another list, nor for the same number of a business', () => {
    expect(vecinosDe(enMesa(1, 5), caso(9))).toBeUndefined()
    expect(vecinosDe(enMesa(1, 5), { ...caso(1), tipo: 'C' })).toBeUndefined()
  })
})

test('a list keeps the key of its cases and the state of their deadlines today, and nothing of the persons', () => {
  const fila = {
    ...{ ...caso(1), contribuyente: 'PÉREZ, ANA', monto: '10.00' },
    plazo: { estado: 'venceHoy', vence: '2026-11-19', faltan: 0 },
  } as const
  expect(origenDeFilas([fila], '2026-11-19')).toEqual({
    casos: [{ ...caso(1), plazo: { estado: 'venceHoy', faltan: 0 } }],
    al: '2026-11-19',
  })
})

test.each([undefined, null, 'x', { otra: 1 }])('the history state %j has no list', (state) => {
  expect(readOrigen(state)).toBeUndefined()
})
