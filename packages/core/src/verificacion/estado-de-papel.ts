import type { Porque, Respuesta } from '../decision/decision.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { interpolar } from '../texto/interpolar.ts'
import { verificacion } from '../texto/verificacion.ts'

export const CLASES_DE_PAPEL = ['titulo', 'convenio', 'carta', 'evaluacion'] as const
export type ClaseDePapel = (typeof CLASES_DE_PAPEL)[number]

/** Tells whether a kind of document may have a field for a digital signature (ADR 0100). */
export const admiteFirma = (clase: ClaseDePapel): boolean => clase === 'titulo'

/**
 * State of a printed document, for the person who verifies it. 'caduco': the municipality may declare the agreement
 * lapsed (D45). 'sin-informar': the municipality did not report the payments of the agreement (D88). 'devuelto': the
 * demand letter reached nobody.
 */
export const ESTADOS_DE_PAPEL = [
  'vigente',
  'anulado',
  'devuelto',
  'caduco',
  'sin-informar',
] as const
export type EstadoDePapel = (typeof ESTADOS_DE_PAPEL)[number]

interface SituacionDeCarta {
  readonly clase: 'carta'
  readonly anulado: Fecha | null
  /**
   * Day on which the demand letter came back to the municipality, as `diaDeDevolucion` computes it. Null when it did
   * not come back.
   */
  readonly devuelto: Fecha | null
}

export type SituacionDePapel =
  | {
      readonly clase: 'titulo'
      readonly anulado: Fecha | null
    }
  | SituacionDeCarta
  | {
      readonly clase: 'evaluacion'
      readonly lapso: { readonly desde: Fecha; readonly hasta: Fecha }
    }
  | {
      readonly clase: 'convenio'
      /**
       * One value for each payment plan in the agreement: true when the plan was withdrawn. When all the values are
       * true, the agreement is annulled.
       */
      readonly retiros: readonly boolean[]
      /** False when the municipality did not report which instalments of the agreement are paid. */
      readonly informada: boolean
      /** Warning that the agreement could be declared lapsed, as `checkCaducidad` returns it. */
      readonly aviso: { readonly desde: Fecha; readonly impagas: readonly number[] } | undefined
    }

export interface EstadoConDia {
  readonly estado: EstadoDePapel
  /** First day on which the printed document is in this state, such as annulled. Null when the day is unknown. */
  readonly desde: Fecha | null
}

const { estados } = verificacion

type Decidido = EstadoConDia & { readonly frase: string }

const decideCarta = ({ anulado, devuelto }: SituacionDeCarta): Decidido => {
  if (anulado !== null) return { estado: 'anulado', desde: anulado, frase: estados.carta.anulado }
  if (devuelto !== null)
    return { estado: 'devuelto', desde: devuelto, frase: estados.carta.devuelto }
  return { estado: 'vigente', desde: null, frase: estados.carta.vigente }
}

const decide = (situacion: SituacionDePapel): Decidido => {
  if (situacion.clase === 'titulo') {
    const desde = situacion.anulado
    const estado = desde === null ? 'vigente' : 'anulado'
    return { estado, desde, frase: estados.titulo[estado] }
  }
  if (situacion.clase === 'carta') return decideCarta(situacion)
  if (situacion.clase === 'evaluacion') {
    const { desde, hasta } = situacion.lapso
    const frase = interpolar(estados.evaluacion.vigente, {
      inicio: formatFecha(desde),
      fin: formatFecha(hasta),
    })
    return { estado: 'vigente', desde: null, frase }
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

const entradasDe = (situacion: SituacionDePapel): Porque['entradas'] => {
  if (situacion.clase === 'evaluacion') return { ...situacion.lapso }
  if (situacion.clase === 'convenio')
    return {
      retirados: situacion.retiros.filter(Boolean).length,
      informada: situacion.informada,
      impagas: situacion.aviso?.impagas.length ?? 0,
    }
  const { clase, ...dias } = situacion
  return dias
}

/**
 * Decides the state of a printed document for the public page that verifies documents. The result has no personal data.
 */
export const decideEstadoDePapel = (situacion: SituacionDePapel): Respuesta<EstadoConDia> => {
  const { frase, ...valor } = decide(situacion)
  return {
    valor,
    porque: {
      regla: `verificacion/${situacion.clase}`,
      fuente: 'D45, D88, D173',
      entradas: entradasDe(situacion),
      valor: valor.estado,
    },
    frase: interpolar(frase, { desde: valor.desde === null ? '' : formatFecha(valor.desde) }),
  }
}
