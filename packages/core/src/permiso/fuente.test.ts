import { expect, it } from 'vitest'
import { FUENTES, nombreDeFuente } from './fuente.ts'

it('a source of identity has the name people know, and an unknown source comes back unchanged', () => {
  expect(FUENTES.map(nombreDeFuente)).toEqual(['Renaper', 'AFIP', 'Mi Argentina', 'ANSES'])
  expect(nombreDeFuente('oidc')).toBe('Proveedor del municipio')
  expect(nombreDeFuente('emergencia')).toBe('Emergencia')
  expect(nombreDeFuente('otra')).toBe('otra')
})
