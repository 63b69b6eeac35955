import type { Porque, Respuesta } from '../decision/decision.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { interpolar } from '../texto/interpolar.ts'
import { verificacion } from '../texto/verificacion.ts'

/** Papers that have a code with which anybody may verify them. */
export const CLASES_DE_PAPEL = ['titulo', 'convenio', 'carta', 'evaluacion'] as const
export type ClaseDePapel = (typeof CLASES_DE_PAPEL)[number]

/** Tells whether a paper may have a field for a digital signature (ADR 0100). Nobody can sign any other paper. */
export const admiteFirma = (clase: ClaseDePapel): boolean => clase === 'titulo'

/**
 * State of a paper for whoever verifies it. A `caduco` agreement may be declared lapsed by the municipality (D45). Of a
 * `sin-informar` agreement nobody knows whether it is up to date, because the municipality did not report the payments
 * (D88). A `devuelto` letter came back without reaching anybody.
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
  /** Day on which the demand letter was annulled, or null. */
  readonly anulado: Fecha | null
  /** Day on which the letter did not reach the debtor, as `diaDeDevolucion` says, or null. */
  readonly devuelto: Fecha | null
}

export type SituacionDePapel =
  | {
      readonly clase: 'titulo'
      /** Day on which the executive title was annulled, or null. */
      readonly anulado: Fecha | null
    }
  | SituacionDeCarta
  | {
      readonly clase: 'evaluacion'
      /** First and last day that the evaluation covers. */
      readonly lapso: { readonly desde: Fecha; readonly hasta: Fecha }
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

/** Decides the state that the public page shows of a paper. The state has no personal data. */
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
