import type { CatalogoDeRecursos, Principal } from '@apremia/core'
import { expect, test } from 'vitest'
import type { Hallazgos } from './buscador-api.ts'
import { gruposDeAcciones, gruposDeActos } from './opciones.ts'

const accion = (label: string) => ({ path: `/${label}`, label, icon: 'judicial' }) as const

test('a screen whose words start with the typed ones is before one that only has them inside', () => {
  const nombres = ['Mesa de entradas extrajudicial', 'Mesa de entradas judicial', 'Abogados']
  const [grupo] = gruposDeAcciones(nombres.map(accion), 'mesa judicial')
  expect(grupo?.opciones.map(({ nombre }) => nombre)).toEqual([
    'Mesa de entradas judicial',
    'Mesa de entradas extrajudicial',
  ])
})

const CASO: Hallazgos['casos'][number] = {
  ...{ tipo: 'I', imponible: 101, recurso: 'RV', contribuyente: 'PAZ, ANA', abogado: 'A01' },
  ...{ mesa: 'extrajudicial', radicado: false, saldado: false, monto: '100.00' },
  plazo: { estado: 'venceHoy', vence: '2026-11-19', faltan: 0 },
}

const pedir = (principal: Principal, casos: readonly Hallazgos['casos'][number][]) =>
  gruposDeActos(principal, {} as CatalogoDeRecursos, { casos } as Hallazgos, {
    caso: { imponible: '101', recurso: 'RV', acto: 'carta' },
  })

test('an operation that the person may not start says why and opens nothing', () => {
  const invitado: Principal = { rol: 'guest', abogado: '', permisos: [] }
  const opciones = pedir(invitado, [CASO]).flatMap((grupo) => grupo.opciones)
  expect(opciones).toMatchObject([
    {
      nombre: 'No se puede: Carta por Inmueble 101, recurso RV.',
      detalle: 'Un invitado no graba actuaciones.',
      a: undefined,
    },
  ])
})

test('an operation that the person may start opens its form', () => {
  const abogada: Principal = { rol: 'user', abogado: 'A01', permisos: [] }
  const opciones = pedir(abogada, [CASO]).flatMap((grupo) => grupo.opciones)
  expect(opciones).toMatchObject([{ a: '/caso/inmueble/101/RV?hacer=carta' }])
})

test('about a case that the server does not find, nothing is said', () => {
  expect(pedir({ rol: 'user', abogado: 'A02', permisos: [] }, [])).toEqual([])
})
