import { expect, it } from 'vitest'
import { FUENTES, nombreDeFuente } from './fuente.ts'

it('who says who a person is has the name people know; another one is as it came', () => {
  expect(FUENTES.map(nombreDeFuente)).toEqual(['Renaper', 'AFIP', 'Mi Argentina', 'ANSES'])
  expect(nombreDeFuente('oidc')).toBe('Proveedor del municipio')
  expect(nombreDeFuente('emergencia')).toBe('Emergencia')
  expect(nombreDeFuente('otra')).toBe('otra')
})
