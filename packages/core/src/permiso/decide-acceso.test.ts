import { describe, expect, it } from 'vitest'
import type { Acceso } from './decide-acceso.ts'
import { decideAcceso } from './decide-acceso.ts'

const actual: Acceso = {
  ...{ apellido: 'Paz', nombre: 'Ana', email: '' },
  ...{ rol: 'admin', baja: false, permisos: [] },
}

const decide = (cambios: Partial<Acceso>) =>
  decideAcceso({ actual, cambios, propio: false, otrosAdmins: 0, abogado: '' })

describe('the only admin', () => {
  it.each([
    [{ rol: 'user' }, 'rol'],
    [{ baja: true }, 'baja'],
    [{ rol: 'user', baja: true }, 'rol'],
  ] as const)('cannot stop being one: %o names the field %s', (cambios, campo) => {
    const decision = decide(cambios)
    expect(decision).toMatchObject({
      ok: false,
      motivos: [{ codigo: 'usuario.ultimo-admin', campo }],
      porque: { entradas: { rol: 'admin', otrosAdmins: 0 }, valor: false },
    })
  })

  it('may change the name, and the decision says on what it is based', () => {
    expect(decide({ nombre: 'Eva' })).toMatchObject({
      ...{ ok: true, valor: { cambios: { nombre: 'Eva' } } },
      porque: { regla: 'permiso/acceso', entradas: { rol: 'admin', baja: false }, valor: true },
    })
  })
})
