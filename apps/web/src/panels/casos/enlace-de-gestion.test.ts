import { expect, test } from 'vitest'
import { enlaceDeGestion } from './enlace-de-gestion.ts'

test.each([
  [
    { grupo: 3, tipo: 'I', historico: true, abogado: '' },
    '/gestion?grupo=3&tipo=inmuebles&historico=true',
  ],
  [
    { grupo: 3, tipo: 'I', historico: true, abogado: 'A01' },
    '/gestion?grupo=3&tipo=inmuebles&historico=true&abogado=A01',
  ],
  [
    { grupo: 2, tipo: 'I', imponible: 101, recurso: 'RV', historico: true, extrajudicial: true },
    '/gestion?grupo=2&tipo=inmuebles&imponible=101&recurso=RV&historico=true&extrajudicial=true',
  ],
  [
    { grupo: 2, tipo: 'C', imponible: 58, recurso: 'SS' },
    '/gestion?grupo=2&tipo=comercios&imponible=58',
  ],
] as const)('%j', (busqueda, direccion) => {
  expect(enlaceDeGestion(busqueda)).toBe(direccion)
})
