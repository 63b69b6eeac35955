import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TipoDeEtapa } from '../etapa/tipo-de-etapa.ts'
import { fecha } from '../fecha/fecha.ts'
import { CATALOGO_INICIAL } from '../recurso/catalogo.ts'
import { CAMPOS_DE_ACTUACION, type ClaveDeDato, etiquetaDeDato } from './campos.ts'
import { findFormulario } from './formularios.ts'
import {
  type ActuacionTecleada,
  type ContextoDeActuacion,
  validateActuacion,
} from './validate-actuacion.ts'

const HOY = fecha('2028-02-29')
const TIPOS = [1, 2, 3, 4, 5, 6, 10, 11, 18]
const CLAVES = Object.keys(CAMPOS_DE_ACTUACION) as ClaveDeDato[]

const tipo = (tpId: number): TipoDeEtapa => ({
  ...{ tpId, gpId: 3, nombre: `Etapa ${tpId}`, tiempo: null },
  ...{ activo: true, show: true, iniciaApremio: false, cierra: false },
})

const contexto: ContextoDeActuacion = {
  recursos: CATALOGO_INICIAL,
  ...{ hoy: HOY, importes: 'tecleados', operacion: 'crear', clase: 'inmueble' },
  ...{ tipos: TIPOS.map(tipo), tipoActual: null },
}

const texto = fc.oneof(
  fc.constantFrom('', ' ', '0', '1', '1234,50', '1.234', '2028-02-29', '2028-03-01', 'true'),
  fc.string({ maxLength: 70 }),
)

const tecleada: fc.Arbitrary<ActuacionTecleada> = fc.record({
  fecha: fc.constantFrom('', '2028-02-28', '2028-02-29', '2028-03-01', '2027-02-29'),
  tpId: fc.option(fc.constantFrom(...TIPOS, 99)),
  gpId: fc.constantFrom(2, 3, 3, 3),
  obs: texto,
  recursos: fc.constant([]),
  dato: fc.record(Object.fromEntries(CLAVES.map((clave) => [clave, texto]))),
})

const asTyped = (dato: object): Record<string, string> =>
  Object.fromEntries(Object.entries(dato).map(([clave, valor]) => [clave, String(valor)]))

describe('an action', () => {
  it('is accepted or refused with every fault, and keeps only the fields of its form', () => {
    fc.assert(
      fc.property(tecleada, (typed) => {
        const decision = validateActuacion(typed, contexto)
        const form = typed.tpId === null ? [] : findFormulario(typed.tpId).campos
        const claves = form.map(({ clave }): string => clave)
        if (!decision.ok) {
          expect(decision.motivos.length).toBeGreaterThan(0)
          const places = ['fecha', 'tp_id', 'gp_id', 'obs', ...claves]
          for (const { campo } of decision.motivos) expect(places).toContain(campo)
          return
        }
        const { dato } = decision.valor
        expect(claves).toEqual(expect.arrayContaining(Object.keys(dato)))
        for (const { clave, requerido } of form)
          if (requerido !== null) expect(dato).toHaveProperty(clave)
      }),
    )
  })

  it('is equal when its stored form is edited without changes', () => {
    fc.assert(
      fc.property(tecleada, (typed) => {
        const first = validateActuacion(typed, contexto)
        fc.pre(first.ok)
        if (!first.ok) return
        const again = { ...typed, obs: first.valor.obs, dato: asTyped(first.valor.dato) }
        const onTheWire = { ...contexto, importes: 'del-cable', operacion: 'editar' } as const
        const second = validateActuacion(again, onTheWire)
        expect(second.ok && second.valor).toEqual(first.valor)
      }),
    )
  })

  it.each(TIPOS)('says every required text of type %d when the action is empty', (tpId) => {
    const nada = { fecha: HOY, tpId, gpId: 3, obs: '', recursos: [], dato: {} }
    const decision = validateActuacion(nada, contexto)
    const required = findFormulario(tpId).campos.flatMap(({ requerido }) => requerido ?? [])
    expect(decision.ok ? [] : decision.motivos.map(({ mensaje }) => mensaje)).toEqual(required)
  })
})

it('every datum has a label, and is asked for by some form', () => {
  const used = new Set(TIPOS.flatMap((id) => findFormulario(id).campos.map(({ clave }) => clave)))
  expect([...used].sort()).toEqual([...CLAVES].sort())
  for (const clave of CLAVES) expect(etiquetaDeDato(clave)).not.toBe('')
})
