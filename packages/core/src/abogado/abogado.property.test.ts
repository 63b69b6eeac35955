import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ROLES } from '../permiso/usuario.ts'
import { decideEdicion } from './decide-edicion.ts'
import { CAMPOS_DE_CONTACTO, type FichaDeAbogado } from './ficha.ts'
import { validateAbogado } from './validate-abogado.ts'

const TITULOS = [1, 2, 3]

const texto = fc.oneof(
  fc.constantFrom('', ' ', 'Muñoz  Peña', '=1+1', '20.000.003', 'a15', '0336 4412345'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)

const dni = fc.integer({ min: 1_000_000, max: 99_999_999 }).map(String)
const codigo = fc.integer({ min: 1, max: 99 }).map((n) => `A${String(n).padStart(2, '0')}`)

const tecleada: fc.Arbitrary<FichaDeAbogado> = fc.record({
  apellido: fc.oneof(fc.constant('Paz'), texto),
  nombre: fc.oneof(fc.constant('Luis'), texto),
  nrodni: fc.oneof({ weight: 4, arbitrary: dni }, texto),
  codexterno: fc.oneof({ weight: 4, arbitrary: codigo }, texto),
  direccion: texto,
  te: fc.constantFrom('', '0336 4412345', '+54 9 336 4412345', '12'),
  email: fc.constantFrom('', 'a@b.com', 'a@b'),
  matricula: texto,
  cuitcuil: fc.constantFrom('', '20-05222333-5', '20052223334', '1'),
  titulo: fc.constantFrom(null, 1, 2, 9),
  baja: fc.boolean(),
  horarios: texto,
  beneficiario: texto,
  cbu: fc.constantFrom('', '28505909 40090418135201', '2850590940090418135202'),
  personeria: texto,
  inscripto: fc.boolean(),
})

const principal = fc.record({
  rol: fc.constantFrom(...ROLES),
  abogado: fc.oneof(fc.constant(''), codigo),
})

describe('validateAbogado', () => {
  it('reads its own stored form without changes', () => {
    let accepted = 0
    fc.assert(
      fc.property(tecleada, (typed) => {
        const first = validateAbogado(typed, TITULOS)
        if (!first.ok) {
          expect(first.motivos.length).toBeGreaterThan(0)
          return
        }
        accepted += 1
        const again = validateAbogado(first.valor.ficha, TITULOS)
        expect(again).toMatchObject({ ok: true, valor: { ficha: first.valor.ficha } })
      }),
    )
    expect(accepted).toBeGreaterThan(0)
  })
})

describe('decideEdicion', () => {
  it('never lets the document or the code change, nor anybody but an admin past the contact data', () => {
    fc.assert(
      fc.property(tecleada, tecleada, principal, (actual, changes, quien) => {
        const decision = decideEdicion(actual, changes, quien, TITULOS)
        if (!decision.ok) return
        const campos = Object.keys(decision.valor.cambios)
        expect(campos).not.toContain('nrodni')
        expect(campos).not.toContain('codexterno')
        if (quien.rol === 'admin') return
        expect(quien).toEqual({ rol: 'user', abogado: actual.codexterno })
        for (const campo of campos) expect(CAMPOS_DE_CONTACTO).toContain(campo)
      }),
    )
  })

  it('changes nothing when the record comes back unchanged', () => {
    fc.assert(
      fc.property(tecleada, (actual) => {
        const decision = decideEdicion(actual, actual, { rol: 'admin', abogado: '' }, TITULOS)
        expect(decision).toMatchObject({ ok: true, valor: { cambios: {} } })
      }),
    )
  })
})
