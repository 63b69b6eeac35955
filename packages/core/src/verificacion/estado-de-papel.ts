import type { Respuesta } from '../decision/decision.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { interpolar } from '../texto/interpolar.ts'
import { verificacion } from '../texto/verificacion.ts'

/** Papers that have a code with which anybody may verify them. */
export const CLASES_DE_PAPEL = ['titulo', 'convenio'] as const
export type ClaseDePapel = (typeof CLASES_DE_PAPEL)[number]

/**
 * State of a paper for whoever verifies it. A `caduco` agreement may be declared lapsed by the municipality (D45). Of a
 * `sin-informar` agreement nobody knows whether it is up to date, because the municipality did not report the payments
 * (D88).
 */
export const ESTADOS_DE_PAPEL = ['vigente', 'anulado', 'caduco', 'sin-informar'] as const
export type EstadoDePapel = (typeof ESTADOS_DE_PAPEL)[number]

export type SituacionDePapel =
  | {
      readonly clase: 'titulo'
      /** Day on which the executive title was annulled, or null. */
      readonly anulado: Fecha | null
    }
  | {
      readonly clase: 'convenio'
      /** For each plan of the agreement, true when it was withdrawn. Without any plan left the agreement is annulled. */
      readonly retiros: readonly boolean[]
      /** False when the municipality did not report which instalments are paid. */
      readonly informada: boolean
      /** Warning that the agreement could be declared lapsed, as `checkCaducidad` gives it. */
      readonly aviso: { readonly desde: Fecha; readonly impagas: readonly number[] } | undefined
    }

export interface EstadoConDia {
  readonly estado: EstadoDePapel
  /** First day of the state, when it is known. */
  readonly desde: Fecha | null
}

const { estados } = verificacion

const decide = (situacion: SituacionDePapel): EstadoConDia & { readonly frase: string } => {
  if (situacion.clase === 'titulo') {
    const desde = situacion.anulado
    const estado = desde === null ? 'vigente' : 'anulado'
    return { estado, desde, frase: estados.titulo[estado] }
  }
  const { retiros, informada, aviso } = situacion
  const estado = retiros.every(Boolean)
    ? 'anulado'
    : !informada
      ? 'sin-informar'
      : aviso === undefined
        ? 'vigente'
        : 'caduco'
  const desde = estado === 'caduco' ? (aviso?.desde ?? null) : null
  return { estado, desde, frase: estados.convenio[estado] }
}

/** Decides the state that the public page shows of a paper. The state has no personal data. */
export const decideEstadoDePapel = (situacion: SituacionDePapel): Respuesta<EstadoConDia> => {
  const { frase, ...valor } = decide(situacion)
  return {
    valor,
    porque: {
      regla: `verificacion/${situacion.clase}`,
      fuente: 'D45, D88, D173',
      entradas:
        situacion.clase === 'titulo'
          ? { anulado: situacion.anulado }
          : {
              retirados: situacion.retiros.filter(Boolean).length,
              informada: situacion.informada,
              impagas: situacion.aviso?.impagas.length ?? 0,
            },
      valor: valor.estado,
    },
    frase: interpolar(frase, { desde: valor.desde === null ? '' : formatFecha(valor.desde) }),
  }
}
