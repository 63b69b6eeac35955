import { nombreDeNumeroDeCarta } from '../carta/numero-de-carta.ts'
import { describeFinDeLaCarta } from '../carta/validate-acuse.ts'
import type { Respuesta } from '../decision/decision.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { hoy as textosDeHoy } from '../texto/hoy.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { PlazoDeCaso } from './compute-plazo.ts'
import { type ClaseDeAlarma, decideAlarmas, isConvenioCaduco } from './decide-alarmas.ts'
import { decideCierre, type HechosDeCierre, type PasoDeCierre } from './decide-cierre.ts'
import { decideEstadoDePlazo } from './decide-estado-de-plazo.ts'
import { findMaduro, type HechosDeInicio } from './decide-maduro.ts'
import type { FechasDeMesa } from './fechas-de-mesa.ts'

/**
 * Groups in which the screen «Mi día» (my day) shows the cases with work to do, the most urgent first. A case is only
 * in the first group that it matches.
 */
export const GRUPOS_DE_MI_DIA = [
  'venceHoy',
  'vencidos',
  'semana',
  'alarmas',
  'cartas',
  'maduros',
  'convenios',
  'saldadas',
] as const
export type GrupoDeMiDia = (typeof GRUPOS_DE_MI_DIA)[number]

export const PASOS_DE_MI_DIA = [
  'actuar',
  'anotarAcuse',
  'radicar',
  'verConvenio',
  'reanudar',
  'levantarMedida',
  'archivar',
] as const satisfies readonly (PasoDeCierre | string)[]
export type PasoDeMiDia = (typeof PASOS_DE_MI_DIA)[number]

/** Number of days after today that the group 'Mañana y esta semana' (tomorrow and this week) covers. */
export const DIAS_DE_LA_SEMANA = 7

export interface HechosDelDia
  extends Omit<HechosDeInicio, 'saldada' | 'plazo'>,
    Pick<HechosDeCierre, 'saldada' | 'conMedida' | 'cerrada'> {
  /** True when the case is in the tab TODOS (all cases) of at least one desk (work list). */
  readonly enMesa: boolean
  readonly etapa: string
  readonly plazo: Pick<PlazoDeCaso, 'vence' | 'desde' | 'origen'> | null
  readonly alarmas: Readonly<Record<ClaseDeAlarma, Fecha | null>>
}

export interface TrabajoDelDia {
  readonly grupo: GrupoDeMiDia
  readonly paso: PasoDeMiDia
  /**
   * Day on which the work of the case is due, or since which the work waits. The screen sorts the cases of a group by
   * this day.
   */
  readonly dia: Fecha
}

const { frases: t } = textosDeHoy.miDia

const SIN_ALARMAS: HechosDelDia['alarmas'] = {
  caducidad: null,
  medida: null,
  resolucion: null,
  banco: null,
  convenio: null,
}

type Hallado = readonly [dia: Fecha, frase: string]

const dicho = (frase: string, dia: Fecha, mas: Readonly<Record<string, string>> = {}): Hallado => [
  dia,
  interpolar(frase, { ...mas, dia: formatFecha(dia) }),
]

/**
 * For each group of the screen «Mi día» (my day), returns the day of the work and the sentence that the screen shows.
 * Null for a group to which the case does not belong.
 */
const findGrupos = (
  hechos: HechosDelDia,
  hoy: Fecha,
  fechas: FechasDeMesa,
): Readonly<Record<GrupoDeMiDia, Hallado | null>> => {
  const { activo, enMesa, plazo, carta, alarmas } = hechos
  const saldada = hechos.saldada?.desde ?? null
  const vista = { hoy, fechas, solapa: activo ? ('activos' as const) : null }
  const { estado, faltan } = decideEstadoDePlazo(plazo, saldada !== null, vista).valor
  const etapa = hechos.etapa === '' ? t.sinEtapa : hechos.etapa
  const deAlarma = (fechasDeAlarma: HechosDelDia['alarmas']): Hallado | null => {
    const { valor, frase } = decideAlarmas({ ...fechasDeAlarma, saldada }, hoy)
    return enMesa && valor[0] ? [valor[0].hasta, frase] : null
  }
  const delPlazo = (es: boolean, frase: string): Hallado | null =>
    activo && es && plazo ? dicho(frase, plazo.vence, { etapa }) : null
  const maduro = findMaduro({ ...hechos, saldada }, hoy)
  const calendario = carta === null ? '' : describeFinDeLaCarta(carta.acuse, hechos.calendario)
  const cierre = decideCierre(hechos)
  return {
    venceHoy: delPlazo(estado === 'venceHoy', t.venceHoy),
    vencidos: delPlazo(estado === 'vencido', t.vencidos),
    semana: delPlazo(estado === 'vencePronto' && (faltan ?? 0) <= DIAS_DE_LA_SEMANA, t.semana),
    alarmas: deAlarma({ ...alarmas, convenio: null }),
    cartas:
      enMesa && saldada === null && carta?.acuse === null
        ? dicho(t.cartas, carta.fecha, { numero: nombreDeNumeroDeCarta(carta.numero) })
        : null,
    maduros:
      maduro && dicho(calendario === '' ? t.maduros : t.madurosPorCarta, maduro, { calendario }),
    convenios: deAlarma({ ...SIN_ALARMAS, convenio: alarmas.convenio }),
    saldadas: enMesa && saldada !== null && cierre.valor ? [saldada, cierre.frase] : null,
  }
}

const decidePaso = (grupo: GrupoDeMiDia, hechos: HechosDelDia, hoy: Fecha): PasoDeMiDia => {
  if (grupo === 'saldadas') return decideCierre(hechos).valor ?? 'archivar'
  if (grupo === 'convenios') {
    const { convenio } = hechos.alarmas
    return hechos.mesa === 'judicial' && isConvenioCaduco(convenio, hoy)
      ? 'reanudar'
      : 'verConvenio'
  }
  const espera = hechos.carta?.acuse === null
  if (grupo === 'cartas' || (espera && hechos.mesa === 'extrajudicial')) return 'anotarAcuse'
  const saldada = hechos.saldada?.desde ?? null
  return findMaduro({ ...hechos, saldada }, hoy) ? 'radicar' : 'actuar'
}

/**
 * Decides in which group of the screen «Mi día» (my day) a case is, and the next step of the case. Null when the case
 * has no work today.
 */
export const decideTrabajoDelDia = (
  hechos: HechosDelDia,
  hoy: Fecha,
  fechas: FechasDeMesa,
): Respuesta<TrabajoDelDia | null> => {
  const grupos = findGrupos(hechos, hoy, fechas)
  const grupo = GRUPOS_DE_MI_DIA.find((uno) => grupos[uno] !== null)
  const [dia, frase] = (grupo && grupos[grupo]) ?? [hoy, t.nada]
  const valor = grupo ? { grupo, dia, paso: decidePaso(grupo, hechos, hoy) } : null
  const { mesa, activo, enMesa, enConvenio, plazo, carta } = hechos
  return {
    valor,
    porque: {
      regla: 'caso/trabajo-del-dia',
      fuente: 'D58, D66, D169, D175, D182; ADR 0034',
      entradas: {
        ...{ hoy, mesa, activo, enMesa, enConvenio, ...hechos.alarmas },
        ...{ vence: plazo?.vence ?? null, carta: carta?.numero ?? null },
        ...{ acuse: carta?.acuse?.fecha ?? null, saldada: hechos.saldada?.desde ?? null },
      },
      valor: valor?.grupo ?? null,
    },
    frase,
  }
}
