import { expect, it } from 'vitest'
import { cargasQueVe, puedeVerCarga } from './puede-ver.ts'

it('a service account sees only its own loads of data packages (D193)', () => {
  const cuenta = { rol: 'servicio', abogado: '', permisos: [], dni: 'S1' } as const
  expect(cargasQueVe(cuenta)).toBe('S1')
  expect([puedeVerCarga(cuenta, 'S1'), puedeVerCarga(cuenta, 'S2')]).toEqual([true, false])
})

it('a person sees the loads of everybody', () => {
  const persona = { rol: 'admin', abogado: '', permisos: [], dni: '20000001' } as const
  expect(cargasQueVe(persona)).toBeUndefined()
  expect([puedeVerCarga(persona, '20000001'), puedeVerCarga(persona, 'S2')]).toEqual([true, true])
})
