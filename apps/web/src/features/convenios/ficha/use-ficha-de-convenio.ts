import { validateConvenio } from '@apremia/core'
import { useCallback } from 'react'
import { useUsuario } from '../../../session/use-sesion.ts'
import { today } from '../../../ui/format.ts'
import { useRecordForm } from '../../../ui/record/use-record-form.ts'
import { type Base, baseGuardada, claveDeBorrador, type Inicial } from './base.ts'
import {
  type AccionDeFicha,
  type EstadoDeFicha,
  reduceFicha,
  soloLoElegido,
} from './ficha-reducer.ts'
import type { ListasDeFicha } from './listas.ts'
import { type Convenio, leerImporte, NOMBRES, toTecleado, type Valores } from './valores.ts'

/**
 * Returns the state of the form of an agreement: its text fields, chosen debt and payment plans. The debt and the plans
 * change only through `dispatch`.
 *
 * @param nueva start values of a new agreement
 */
export const useFichaDeConvenio = (
  listas: ListasDeFicha,
  convenio: Convenio | undefined,
  inicial: Inicial | undefined,
  nueva: Base,
) => {
  const dni = useUsuario()?.dni ?? ''
  const { setRest, ...ficha } = useRecordForm<Convenio, Valores, EstadoDeFicha>({
    clave: (record) => claveDeBorrador(dni, record, inicial),
    record: convenio,
    startOf: (record) => (record ? baseGuardada(record) : nueva),
    names: NOMBRES,
    keptOf: soloLoElegido,
    anyVersion: true,
    // React Hook Form can only focus a field, but the first missing value may be the debt. So this dialog moves the
    // focus itself.
    ownFocus: true,
    check: (valores) => {
      const decision = validateConvenio({
        tecleado: toTecleado(valores),
        listas,
        hoy: today(),
        edicion: convenio !== undefined,
        leerImporte,
      })
      return decision.ok ? [] : decision.motivos
    },
  })
  const dispatch = useCallback(
    (accion: AccionDeFicha) => setRest((estado) => reduceFicha(estado, accion)),
    [setRest],
  )
  return { ...ficha, dispatch }
}

export type FormularioDeConvenio = ReturnType<typeof useFichaDeConvenio>
