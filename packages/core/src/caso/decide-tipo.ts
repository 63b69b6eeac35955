import type { Respuesta } from '../decision/decision.ts'
import { GRUPO_EXTRAJUDICIAL, GRUPO_JUDICIAL } from '../etapa/grupo-de-etapa.ts'
import { formatFecha } from '../fecha/fecha.ts'
import { casos } from '../texto/casos.ts'
import { interpolar } from '../texto/interpolar.ts'
import { mesas } from '../texto/mesas.ts'
import type { ResumenDeCaso } from './build-resumen.ts'
import { entradasDeCaso } from './entradas.ts'

export const MESAS = ['judicial', 'extrajudicial'] as const
export type Mesa = (typeof MESAS)[number]

export interface TipoDeCaso {
  readonly mesa: Mesa
  readonly grupo: typeof GRUPO_JUDICIAL | typeof GRUPO_EXTRAJUDICIAL
  /**
   * Name of the situation (status of debt) of the case: 'Gestión Legal' for an extrajudicial case, 'Título Ejecutivo'
   * for a judicial case.
   */
  readonly situacion: string
}

const TIPOS: { readonly [M in Mesa]: TipoDeCaso } = {
  judicial: {
    mesa: 'judicial',
    grupo: GRUPO_JUDICIAL,
    situacion: mesas.situaciones.tituloEjecutivo,
  },
  extrajudicial: {
    mesa: 'extrajudicial',
    grupo: GRUPO_EXTRAJUDICIAL,
    situacion: mesas.situaciones.gestionLegal,
  },
}

export const tipoDeCaso = (mesa: Mesa): TipoDeCaso => TIPOS[mesa]

const decide = ({ titulado, actuacion, efectiva }: ResumenDeCaso): [Mesa, string] => {
  if (titulado) return ['judicial', casos.judicialPorTitulo]
  if (actuacion !== null) {
    const hecho = { etapa: actuacion.etapa, fecha: formatFecha(actuacion.fecha) }
    return actuacion.gpId === GRUPO_EXTRAJUDICIAL
      ? ['extrajudicial', interpolar(casos.extrajudicialPorEtapa, hecho)]
      : ['judicial', interpolar(casos.judicialPorEtapa, hecho)]
  }
  if (efectiva?.clase !== 'tituloEjecutivo') return ['extrajudicial', casos.extrajudicialSinEtapa]
  const fecha = formatFecha(efectiva.fecha)
  return ['judicial', interpolar(casos.judicialPorSituacion, { fecha })]
}

/**
 * Decides whether a case is judicial or extrajudicial (S2 §4, D51). A case with an executive title is judicial.
 * Otherwise its last action decides: group 2 is extrajudicial, and any other group is judicial. Without actions, only
 * the debt status Título Ejecutivo makes the case judicial.
 */
export const decideTipoDeCaso = (resumen: ResumenDeCaso): Respuesta<TipoDeCaso> => {
  const [mesa, frase] = decide(resumen)
  return {
    valor: TIPOS[mesa],
    porque: {
      regla: 'caso/tipo',
      fuente: 'S2 §4; D51',
      entradas: entradasDeCaso(resumen),
      valor: mesa,
    },
    frase,
  }
}
