import type { Respuesta } from '../decision/decision.ts'
import { GRUPO_JUDICIAL } from '../etapa/grupo-de-etapa.ts'
import { formatTiempo, sumarTiempo, type TiempoDeEtapa } from '../etapa/tiempo-de-etapa.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { evaluaciones } from '../texto/evaluaciones.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { CasoAEvaluar, ReglasDeEvaluacion } from './caso-a-evaluar.ts'
import { CUENTAS, type Cuenta } from './cuentas.ts'

/**
 * Version of the evaluation rules. Version 1 differs only for cases with the status Título Ejecutivo (executive title).
 * There, a later extrajudicial action restarted the time limit to start an apremio (collection lawsuit) (D180). Each
 * stored case has the first day of its time limit, so version 1 can still be computed.
 */
export const VERSION_DE_EVALUACION = 2
export const VERSIONES_DE_EVALUACION: readonly number[] = [1, VERSION_DE_EVALUACION]

interface Termino {
  readonly desde: Fecha
  readonly tiempo: TiempoDeEtapa
  readonly vence: Fecha
  readonly vencido: boolean
  /**
   * True when the lawyer missed the deadline of the case, but the miss does not count. The time limit began before
   * FECHA_INICIAL, a date that the municipality configures.
   */
  readonly perdonado: boolean
}

/**
 * Computes the last day of a time limit of a case, and whether the lawyer missed it.
 * - The time limit begins on the day `desde` or, if later, on the day on which the lawyer received the case.
 * - The lawyer is on time until the end of the last day (D60).
 * - A time limit that began before the date FECHA_INICIAL never counts as missed. The desk (work list) shows such a
 *   deadline without a colour.
 */
const runTermino = (
  desde: Fecha | null,
  tiempo: TiempoDeEtapa | null,
  recibido: Fecha | null,
  { hasta, fechaInicial }: ReglasDeEvaluacion,
): Termino | null => {
  if (desde === null || tiempo === null) return null
  const cuenta = recibido !== null && recibido > desde ? recibido : desde
  const vence = sumarTiempo(cuenta, tiempo)
  const anterior = fechaInicial !== null && cuenta < fechaInicial
  const pasado = hasta > vence
  return {
    desde: cuenta,
    tiempo,
    vence,
    vencido: pasado && !anterior,
    perdonado: pasado && anterior,
  }
}

export interface CuentasDeCaso {
  /**
   * Names of the counts of the evaluation that include the case, such as 'sin_radicar' (not filed), in the order of
   * {@link CUENTAS}. Empty when the case is not evaluated.
   */
  readonly cuentas: readonly Cuenta[]
  readonly inicio: Termino | null
  readonly plazo: Termino | null
}

const decide = (caso: CasoAEvaluar, reglas: ReglasDeEvaluacion): CuentasDeCaso => {
  const { mesa, solapa, conTitulo, gpId, recibido } = caso
  const activo = solapa === 'activos'
  const judicial = mesa === 'judicial'
  const inicio = runTermino(caso.inicioDesde, reglas.inicio, recibido, reglas)
  const plazo = runTermino(caso.plazo?.desde ?? null, caso.plazo?.tiempo ?? null, recibido, reglas)
  const sinRadicar = activo && !judicial && inicio?.vencido === true
  const faltante = activo && judicial && plazo?.vencido === true
  const deTitulo = judicial && conTitulo
  const esta: Readonly<Record<Cuenta, boolean>> = {
    total: activo,
    a_radicar: activo && !judicial,
    sin_radicar: sinRadicar,
    archivados: deTitulo && (activo || solapa === 'planDePagos'),
    sin_archivar: deTitulo && activo,
    restantes: activo && judicial,
    faltantes: faltante,
    apremios: activo && judicial && gpId === GRUPO_JUDICIAL,
    sin_movimientos: activo && gpId === null && !sinRadicar && !faltante,
  }
  return { cuentas: CUENTAS.filter((cuenta) => esta[cuenta]), inicio, plazo }
}

const tell = (texto: string, { desde, tiempo, vence }: Termino, inicial: Fecha | null): string =>
  interpolar(texto, {
    desde: formatFecha(desde),
    tiempo: formatTiempo(tiempo),
    vence: formatFecha(vence),
    inicial: inicial === null ? '' : formatFecha(inicial),
  })

const textoDeInicio = ({ vencido, perdonado }: Termino): string => {
  const { porques } = evaluaciones
  if (vencido) return porques.sinRadicar
  return perdonado ? porques.aRadicarPerdonado : porques.aRadicar
}

const textoDePlazo = ({ vencido, perdonado }: Termino): string => {
  const { porques } = evaluaciones
  if (vencido) return porques.faltante
  return perdonado ? porques.plazoPerdonado : porques.enPlazo
}

const textoSinPlazo = ({ saldada }: CasoAEvaluar): string => {
  const { porques } = evaluaciones
  return saldada === null
    ? porques.sinPlazo
    : interpolar(porques.saldada, { dia: formatFecha(saldada) })
}

const write = (
  caso: CasoAEvaluar,
  { cuentas, inicio, plazo }: CuentasDeCaso,
  { fechaInicial }: ReglasDeEvaluacion,
): string => {
  const { porques } = evaluaciones
  const { solapa } = caso
  if (cuentas.length === 0) return porques.ajeno
  const frases: string[] = []
  if (cuentas.includes('a_radicar') && inicio)
    frases.push(tell(textoDeInicio(inicio), inicio, fechaInicial))
  if (cuentas.includes('restantes'))
    frases.push(plazo ? tell(textoDePlazo(plazo), plazo, fechaInicial) : textoSinPlazo(caso))
  if (cuentas.includes('sin_archivar')) frases.push(porques.sinArchivar)
  else if (cuentas.includes('archivados') && solapa === 'planDePagos')
    frases.push(porques.archivado)
  return frases.join(' ')
}

/**
 * Decides in which counts of the lawyer's evaluation a case is (S2 §4, §9; D81, D145, D180). Only active cases count,
 * with one exception for 'archivados'.
 * - 'a radicar' (to file): the extrajudicial cases. 'sin radicar' (not filed): the extrajudicial cases past the time
 *   limit to start an apremio (collection lawsuit).
 * - 'archivados' (archived): the judicial cases with an executive title, active or in a payment plan. 'sin archivar'
 *   (not archived): only the active cases of 'archivados'.
 * - 'restantes' (remaining): the judicial cases. 'faltantes' (missing): the judicial cases past their deadline. A paid
 *   case has no deadline (D169).
 * - 'sin movimientos' (no movements): the cases without actions that are in neither 'sin radicar' nor 'faltantes'.
 */
export const decideCuentas = (
  caso: CasoAEvaluar,
  reglas: ReglasDeEvaluacion,
): Respuesta<CuentasDeCaso> => {
  const valor = decide(caso, reglas)
  const { mesa, solapa, conTitulo, gpId, recibido, inicioDesde, saldada } = caso
  return {
    valor,
    porque: {
      regla: 'evaluacion/cuentas',
      fuente: 'S2 §4, §9; D58, D81, D145, D169, D180',
      entradas: {
        ...{ mesa, solapa, conTitulo, grupo: gpId, recibido, inicioDesde, saldada },
        plazoDesde: caso.plazo?.desde ?? null,
        plazoTiempo: caso.plazo ? formatTiempo(caso.plazo.tiempo) : null,
        inicio: formatTiempo(reglas.inicio),
        hasta: reglas.hasta,
        fechaInicial: reglas.fechaInicial,
      },
      valor: valor.cuentas,
    },
    frase: write(caso, valor, reglas),
  }
}
