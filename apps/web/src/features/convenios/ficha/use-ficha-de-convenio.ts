import { type Centavos, checkMontoPago, validateConvenio } from '@apremia/core'
import type { RefObject } from 'react'
import { useUsuario } from '../../../session/use-sesion.ts'
import { today } from '../../../ui/format.ts'
import { type RecordForm, useRecordForm } from '../../../ui/record/use-record-form.ts'
import { baseGuardada, baseNueva, claveDeBorrador, type Inicial } from './base.ts'
import { type ListasDeFicha, toListas } from './listas.ts'
import type { Seleccion } from './seleccion.ts'
import { type Convenio, leerImporte, NOMBRES, toTecleado, type Valores } from './valores.ts'

export type FormularioDeConvenio = RecordForm<Convenio, Valores, Seleccion>

/**
 * Form of the fields and the chosen debt of an agreement, checked by the rules of core.
 * @param totalConocido total of fees and expenses, once it is known: no payment exceeds it (D44)
 */
export const useFichaDeConvenio = (
  listas: ListasDeFicha,
  convenio: Convenio | undefined,
  inicial: Inicial | undefined,
  totalConocido: RefObject<Centavos | undefined>,
): FormularioDeConvenio => {
  const dni = useUsuario()?.dni ?? ''
  return useRecordForm<Convenio, Valores, Seleccion>({
    clave: (record) => claveDeBorrador(dni, record, inicial),
    record: convenio,
    startOf: (record) => (record ? baseGuardada(record) : baseNueva(inicial)),
    names: NOMBRES,
    anyVersion: true,
    // The form moves the focus itself, because the missing part may be the debt, which is not a field.
    ownFocus: true,
    check: (valores) => {
      const decision = validateConvenio({
        tecleado: toTecleado(valores),
        listas: toListas(listas),
        hoy: today(),
        edicion: convenio !== undefined,
        leerImporte,
      })
      if (!decision.ok) return decision.motivos
      const { clase, ficha } = decision.valor
      return totalConocido.current === undefined
        ? []
        : checkMontoPago(clase, ficha.montopago, totalConocido.current)
    },
  })
}
