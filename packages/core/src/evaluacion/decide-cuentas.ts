import type { Respuesta } from '../decision/decision.ts'
import { GRUPO_JUDICIAL } from '../etapa/grupo-de-etapa.ts'
import { formatTiempo, sumarTiempo, type TiempoDeEtapa } from '../etapa/tiempo-de-etapa.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { evaluaciones } from '../texto/evaluaciones.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { CasoAEvaluar, ReglasDeEvaluacion } from './caso-a-evaluar.ts'
import { CUENTAS, type Cuenta } from './cuentas.ts'

/**
 * Version of the rules an evaluation is made with. In version 1 a later extrajudicial action restarted the time to
 * start an apremio of a case in Título Ejecutivo (D180). The day it counts from is kept with each case, so both are
 * made again by `decideCuentas`.
 */
export const VERSION_DE_EVALUACION = 2
export const VERSIONES_DE_EVALUACION: readonly number[] = [1, VERSION_DE_EVALUACION]

interface Termino {
  readonly desde: Fecha
  readonly tiempo: TiempoDeEtapa
  readonly vence: Fecha
  readonly vencido: boolean
  /** Whether the deadline is past but counts from before FECHA_INICIAL, so the case does not fail. */
  readonly perdonado: boolean
}

/**
 * Computes a term as it runs for the lawyer: from the day of the case or, when got within the range, from that day. The
 * last day is on time (D60). A term that counts from before FECHA_INICIAL is nobody's fault, as it has no colour on the
 * desk.
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
  /** Counts that the case is in, in the order of {@link CUENTAS}. Empty for a case that is not evaluated. */
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
 * Decides the counts of its lawyer's evaluation that a case is in (S2 §4, §9; D81, D145, D180). Only active cases
 * count, and the cases of a title in a payment plan, which are the archived ones. Extrajudicial cases are to be filed,
 * and 'sin radicar' past the longest time to start. Cases of a title are 'sin archivar' while active. Judicial cases
 * are the rest, and 'faltantes' past their deadline, which a paid case has not (D169). A case without any action that
 * is late in nothing is 'sin movimientos': never in both.
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
