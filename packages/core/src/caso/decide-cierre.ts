import type { Respuesta } from '../decision/decision.ts'
import { addDays, type Fecha, formatFecha } from '../fecha/fecha.ts'
import { casos } from '../texto/casos.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { Saldada } from './explain-saldada.ts'

export const CLASES_DE_SALDADA = ['paraArchivar', 'recientes', 'todas'] as const
export type ClaseDeSaldada = (typeof CLASES_DE_SALDADA)[number]

export type PasoDeCierre = 'levantarMedida' | 'archivar'

export interface HechosDeCierre {
  readonly saldada: Pick<Saldada, 'desde' | 'sabido'> | null
  /**
   * True when the case has a court measure (such as a seizure) that did not expire, or whose expiry day was not
   * recorded.
   */
  readonly conMedida: boolean
  /** True when the last action of the case is of a kind that ends the case. */
  readonly cerrada: boolean
}

/** Number of days after which a payment of a case is no longer shown as recent. */
const NOVEDAD = 7

export const novedadDesde = (hoy: Fecha): Fecha => addDays(hoy, -NOVEDAD)

/**
 * Returns the step that a lawyer still has to do in a paid case (D169). The lawyer first lifts the court measure in
 * force, if any, and then archives the case. Null for an unpaid case and for a closed case.
 */
export const decideCierre = ({
  saldada,
  conMedida,
  cerrada,
}: HechosDeCierre): Respuesta<PasoDeCierre | null> => {
  const falta = saldada !== null && !cerrada
  const valor = falta ? (conMedida ? 'levantarMedida' : 'archivar') : null
  const sinPaso = saldada === null ? casos.cierre.sinSaldar : casos.cierre.cerrada
  return {
    valor,
    porque: {
      regla: 'caso/cierre',
      fuente: 'D169',
      entradas: { saldada: saldada?.desde ?? null, conMedida, cerrada },
      valor,
    },
    frase:
      saldada !== null && valor !== null
        ? interpolar(casos.cierre.falta[valor], { dia: formatFecha(saldada.desde) })
        : sinPaso,
  }
}

/**
 * Returns the options of the filter of paid cases that include the case: cases to archive, cases paid lately, and all.
 * Empty when the case has unpaid debt.
 */
export const findClasesDeSaldada = (
  hechos: HechosDeCierre,
  hoy: Fecha,
): readonly ClaseDeSaldada[] => {
  const { saldada } = hechos
  if (saldada === null) return []
  const pruebas: { readonly [C in ClaseDeSaldada]: boolean } = {
    paraArchivar: decideCierre(hechos).valor !== null,
    recientes: saldada.sabido >= novedadDesde(hoy),
    todas: true,
  }
  return CLASES_DE_SALDADA.filter((clase) => pruebas[clase])
}
