import { type ContextoDeActuacion, type Motivo, validateActuacion } from '@apremia/core'
import { useRecursos } from '../../api/recursos.ts'
import { useUsuario } from '../../session/use-sesion.ts'
import { today } from '../../ui/format.ts'
import { useRecordForm } from '../../ui/record/use-record-form.ts'
import type { Actuacion } from './use-linea-de-tiempo.ts'
import { CAMPOS_DEL_FORM, tecleadaDe, type ValoresDeActuacion } from './valores.ts'

interface Opciones
  extends Pick<ContextoDeActuacion, 'operacion' | 'clase' | 'tipos' | 'tipoActual'> {
  readonly gpId: number
  /**
   * Returns the type of case action to save: the type chosen in the form, or a court filing when the case must have one
   * first (D69).
   */
  readonly tipoDe: (valores: ValoresDeActuacion) => number | null
  readonly record: Actuacion | undefined
  readonly startOf: (record: Actuacion | undefined) => ValoresDeActuacion
  /**
   * Name of a new action in the storage key of its draft, or '' for a saved action. New actions with different names
   * have separate drafts.
   */
  readonly nueva: string
  /**
   * Additional check of the form, made after the checks of `validateActuacion`. Returns the reasons to refuse the form.
   */
  readonly alsoCheck?: (valores: ValoresDeActuacion) => readonly Motivo[]
}

/**
 * Returns the form of an action on a case, validated by `validateActuacion`. The browser tab keeps a draft of the form,
 * which survives an expired session (ux 12).
 */
export const useActuacionForm = (opciones: Opciones) => {
  const { gpId, tipoDe, record, startOf, nueva, alsoCheck, ...contexto } = opciones
  const recursos = useRecursos()
  const dni = useUsuario()?.dni ?? ''
  const read = (valores: ValoresDeActuacion) =>
    validateActuacion(tecleadaDe(valores, tipoDe(valores), gpId), {
      ...contexto,
      recursos,
      hoy: today(),
      importes: 'tecleados',
    })
  const ficha = useRecordForm<Actuacion, ValoresDeActuacion>({
    clave: (de) => `actuacion.${dni}/${de?.id ?? nueva}`,
    record,
    startOf: (de) => ({ valores: startOf(de), rest: undefined, version: de?.version ?? 0 }),
    names: CAMPOS_DEL_FORM,
    anyVersion: true,
    check: (valores) => {
      const decision = read(valores)
      return [...(decision.ok ? [] : decision.motivos), ...(alsoCheck?.(valores) ?? [])]
    },
  })
  return { ficha, read }
}

export type FichaDeActuacion = ReturnType<typeof useActuacionForm>['ficha']
