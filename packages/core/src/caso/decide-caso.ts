import type { Respuesta } from '../decision/decision.ts'
import type { DiaInhabil } from '../dia-inhabil/dia-inhabil.ts'
import type { TiempoDeEtapa } from '../etapa/tiempo-de-etapa.ts'
import type { Fecha } from '../fecha/fecha.ts'
import { buildResumenDeCaso, type ResumenDeCaso } from './build-resumen.ts'
import {
  type CaducidadDeInstancia,
  computeCaducidad,
  type ReglasDeInstancia,
} from './compute-caducidad.ts'
import { computeLimite } from './compute-limite.ts'
import { computePlazo, type PlazoDeCaso } from './compute-plazo.ts'
import { type AntiguedadDeCaso, decideAntiguedad } from './decide-antiguedad.ts'
import { type ColorDePlazo, decideColor } from './decide-color.ts'
import { decideEsperas, type Espera } from './decide-esperas.ts'
import { decideFiltrosExternos, type FiltroExterno } from './decide-filtros-externos.ts'
import { decideSolapa, type LugarEnMesa } from './decide-solapa.ts'
import { decideTipoDeCaso, type Mesa, type TipoDeCaso } from './decide-tipo.ts'
import { type ConveniosDeCaso, describeConvenios } from './describe-convenios.ts'
import { describeIngreso, describeUltima } from './describe-fechas.ts'
import { describeMedida } from './describe-medida.ts'
import { explainSaldada, type Saldada } from './explain-saldada.ts'
import type { FechasDeMesa } from './fechas-de-mesa.ts'
import { type HistoriaDeCaso, historiaAl, type MedidaConVencimiento } from './historia-de-caso.ts'
import { decideVentana } from './ventana-de-listado.ts'

export interface DiaDeCaso {
  /** Day as of which the case is examined: today or a past day. Events after this day do not count. */
  readonly hoy: Fecha
  readonly fechas: FechasDeMesa
  /**
   * Time limit to start an apremio (collection lawsuit), taken from the stage type (kind of action) with
   * `iniciaApremio`. Null without such a stage type (D59).
   */
  readonly inicio: TiempoDeEtapa | null
  readonly instancia: ReglasDeInstancia
  /**
   * Non-working days that the municipality loaded. When absent, only the national holidays of the law and the judicial
   * recesses are non-working days.
   */
  readonly inhabiles?: readonly DiaInhabil[]
}

export interface CasoDecidido {
  readonly resumen: ResumenDeCaso
  readonly tipo: Respuesta<TipoDeCaso>
  readonly mesas: { readonly [M in Mesa]: Respuesta<LugarEnMesa> }
  readonly ingreso: Respuesta<Fecha | null>
  readonly ultima: Respuesta<Fecha | null>
  /** True when the case was updated in the last 120 days. By default, a desk (work list) lists only these cases. */
  readonly ventana: Respuesta<boolean>
  readonly plazo: Respuesta<PlazoDeCaso | null>
  /** Colour of the deadline on the desk (work list) to which the case belongs: judicial or extrajudicial. */
  readonly color: Respuesta<ColorDePlazo | null>
  readonly filtros: Respuesta<readonly FiltroExterno[]>
  readonly limite: Respuesta<Fecha | null>
  readonly antiguedad: Respuesta<AntiguedadDeCaso | null>
  readonly caducidad: Respuesta<CaducidadDeInstancia | null>
  readonly medida: Respuesta<MedidaConVencimiento | null>
  readonly resolucion: Respuesta<Espera | null>
  readonly banco: Respuesta<Espera | null>
  readonly convenio: Respuesta<Fecha | null>
  readonly saldada: Respuesta<Saldada | null>
}

/**
 * Decides everything that the rules say about a case on one day, such as its desk, tab, deadline and alarms (S2 §4).
 * The case page explains each of these decisions.
 */
export const decideCaso = (
  historia: HistoriaDeCaso,
  { hoy, fechas, inicio, instancia, inhabiles = [] }: DiaDeCaso,
  convenios: ConveniosDeCaso,
): CasoDecidido => {
  const vista = historiaAl(historia, hoy)
  const resumen = buildResumenDeCaso(vista)
  const tipo = decideTipoDeCaso(resumen)
  const mesas = {
    judicial: decideSolapa(resumen, 'judicial', fechas),
    extrajudicial: decideSolapa(resumen, 'extrajudicial', fechas),
  }
  const plazo = computePlazo(resumen, inicio)
  const { solapa } = mesas[tipo.valor.mesa].valor
  return {
    resumen,
    tipo,
    mesas,
    ingreso: describeIngreso(resumen),
    ultima: describeUltima(resumen),
    ventana: decideVentana(resumen, { hoy, solapa }),
    plazo,
    color: decideColor(plazo.valor, { hoy, fechas, solapa }),
    filtros: decideFiltrosExternos(resumen, fechas),
    limite: computeLimite(resumen),
    antiguedad: decideAntiguedad(resumen, { hoy, fechas, filtro: null }),
    caducidad: computeCaducidad(resumen, instancia),
    medida: describeMedida(resumen),
    ...decideEsperas(vista.actuaciones, { dias: inhabiles, ferias: instancia.ferias }, hoy),
    convenio: describeConvenios(hoy, convenios),
    saldada: explainSaldada(vista.periodos ?? []),
  }
}
