import type { Respuesta } from '../decision/decision.ts'
import { GRUPO_EXTRAJUDICIAL } from '../etapa/grupo-de-etapa.ts'
import { formatTiempo, sumarTiempo, type TiempoDeEtapa } from '../etapa/tiempo-de-etapa.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { nombreDeSituacion } from '../situacion/clase-de-situacion.ts'
import { casos } from '../texto/casos.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { ResumenDeCaso } from './build-resumen.ts'
import { decideTipoDeCaso } from './decide-tipo.ts'
import { entradasDeCaso } from './entradas.ts'
import {
  type CambioPosterior,
  findCambioPosterior,
  type UltimosDeCaso,
} from './find-ultimo-cambio.ts'
import { LIMITES_DE_CASO } from './limites.ts'

export type OrigenDePlazo = 'etapa' | 'inicio' | 'sin-tiempo' | 'historia'

export interface PlazoDeCaso {
  readonly vence: Fecha
  readonly desde: Fecha
  readonly tiempo: TiempoDeEtapa
  readonly origen: OrigenDePlazo
}

const dias = (tiempo: number): TiempoDeEtapa => ({ tiempo, unidad: 'day' })

const plazo = (origen: OrigenDePlazo, desde: Fecha, tiempo: TiempoDeEtapa): PlazoDeCaso => ({
  vence: sumarTiempo(desde, tiempo),
  desde,
  tiempo,
  origen,
})

const findPlazo = (resumen: ResumenDeCaso, inicio: TiempoDeEtapa | null): PlazoDeCaso | null => {
  const { actuacion, efectiva, saldada } = resumen
  if (saldada) return null
  if (actuacion?.tiempo) return plazo('etapa', actuacion.fecha, actuacion.tiempo)
  const loUltimoEsGestion =
    efectiva?.clase === 'gestionLegal' &&
    (actuacion === null || actuacion.fecha <= efectiva.fecha) &&
    decideTipoDeCaso(resumen).valor.mesa === 'extrajudicial'
  if (loUltimoEsGestion && inicio) return plazo('inicio', efectiva.fecha, inicio)
  if (actuacion?.gpId === GRUPO_EXTRAJUDICIAL)
    return plazo('sin-tiempo', actuacion.fecha, dias(LIMITES_DE_CASO.sinTiempo))
  if (actuacion === null && efectiva)
    return plazo('historia', efectiva.fecha, dias(LIMITES_DE_CASO.soloHistoria))
  return null
}

/**
 * Returns the debt status (situación) that came after the action from which the deadline counts. The screen explains
 * that this status does not change the deadline (D188). Null without such an action, or when no status came later.
 */
export const findCambioSinPlazo = (
  origen: OrigenDePlazo | null,
  ultimos: UltimosDeCaso,
): CambioPosterior | null =>
  origen === 'etapa' || origen === 'sin-tiempo' ? findCambioPosterior(ultimos) : null

export const writeCambioSinPlazo = (
  { clase, desde }: CambioPosterior,
  donde: 'frase' | 'fila' = 'frase',
): string => {
  const situacion = nombreDeSituacion(clase)
  return interpolar(donde === 'fila' ? casos.cambioEnFila : casos.cambioPosterior, {
    situacion: situacion.charAt(0).toUpperCase() + situacion.slice(1),
    fecha: formatFecha(desde),
  })
}

const write = (
  valor: PlazoDeCaso | null,
  { actuacion, efectiva, saldada }: ResumenDeCaso,
): string => {
  if (saldada) return interpolar(casos.saldada.sinPlazo, { dia: formatFecha(saldada.desde) })
  if (valor === null) return actuacion ? casos.sinPlazo : casos.sinMovimientos
  const vence = formatFecha(valor.vence)
  const desde = formatFecha(valor.desde)
  const etapa = actuacion?.etapa ?? ''
  switch (valor.origen) {
    case 'etapa':
      return interpolar(casos.plazoDeEtapa, {
        vence,
        etapa,
        desde,
        tiempo: formatTiempo(valor.tiempo),
      })
    case 'inicio':
      return interpolar(casos.plazoDeInicio, { vence, desde, tiempo: formatTiempo(valor.tiempo) })
    case 'sin-tiempo':
      return interpolar(casos.plazoSinTiempo, { vence, etapa, desde, dias: valor.tiempo.tiempo })
    case 'historia': {
      const situacion = nombreDeSituacion(efectiva?.clase ?? 'otra')
      return interpolar(casos.plazoDeHistoria, {
        vence,
        situacion,
        desde,
        dias: valor.tiempo.tiempo,
      })
    }
  }
}

/**
 * Computes the deadline of a case on its desk (work list) (S2 §4, D58). The first rule that applies gives the time
 * limit:
 * - the time limit of the last action's kind (stage type)
 * - the time limit to start an apremio (collection lawsuit), when the last event of an extrajudicial case is its entry
 *   into Gestión Legal (legal management)
 * - 90 days, for an extrajudicial action whose kind has no time limit
 * - 60 days, for a case with a debt status and no actions
 *
 * Otherwise there is no deadline, and none once the debt is paid (D169). The external lawyers see a different date
 * (`computeLimite`).
 *
 * @param inicio time limit to start an apremio, from the stage type with `iniciaApremio`; null without such a stage
 * type (D59)
 */
export const computePlazo = (
  resumen: ResumenDeCaso,
  inicio: TiempoDeEtapa | null,
): Respuesta<PlazoDeCaso | null> => {
  const valor = findPlazo(resumen, inicio)
  const cambio = findCambioSinPlazo(valor?.origen ?? null, resumen)
  const entradas = {
    ...entradasDeCaso(resumen),
    plazoDeInicio: inicio ? formatTiempo(inicio) : null,
  }
  return {
    valor,
    porque: {
      regla: 'caso/plazo',
      fuente: 'S2 §4; D58, D59, D169, D188',
      entradas: {
        ...entradas,
        saldada: resumen.saldada?.desde ?? null,
        origen: valor?.origen ?? null,
        desde: valor?.desde ?? null,
      },
      valor: valor?.vence ?? null,
    },
    frase: [write(valor, resumen), ...(cambio ? [writeCambioSinPlazo(cambio)] : [])].join(' '),
  }
}
