import { expect, test } from 'vitest'
import { gruposDeAcciones } from './opciones.ts'

const accion = (label: string) => ({ path: `/${label}`, label, icon: 'judicial' }) as const

test('a screen whose words start with the typed ones is before one that only has them inside', () => {
  const nombres = ['Mesa de entradas extrajudicial', 'Mesa de entradas judicial', 'Abogados']
  const [grupo] = gruposDeAcciones(nombres.map(accion), 'mesa judicial')
  expect(grupo?.opciones.map(({ nombre }) => nombre)).toEqual([
    'Mesa de entradas judicial',
    'Mesa de entradas extrajudicial',
  ])
})
