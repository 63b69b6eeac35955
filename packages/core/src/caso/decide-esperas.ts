import type { Respuesta } from '../decision/decision.ts'
import { addDiasHabiles, type CalendarioHabil } from '../dia-inhabil/calendario-habil.ts'
import { describeCalendario } from '../dia-inhabil/describe-calendario.ts'
import { esRadicacion } from '../etapa/tipo-de-etapa.ts'
import { addDays, type Fecha, formatFecha } from '../fecha/fecha.ts'
import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'
import { alarmas } from '../texto/alarmas.ts'
import { interpolar } from '../texto/interpolar.ts'
import { isLater, TIPOS_DE_MEDIDA } from './find-medida.ts'
import type { ActuacionDeCaso, TramiteDeMedida, TribunalDeCaso } from './historia-de-caso.ts'

/**
 * Number of working days that a bank has to inform the court, once the bank has taken note of a court order (Ley 13.406
 * art. 6).
 */
const DIAS_DEL_BANCO = 5

/** Answer about a court measure for which the lawyer waits: the ruling of the judge, or the report of a bank. */
export interface Espera {
  /**
   * First day of the wait: the day on which the court measure was requested, or the day on which the bank received the
   * order (oficio).
   */
  readonly desde: Fecha
  /**
   * Last day on which the judge or the bank answers in time. The alarm about the missing answer begins on the next day.
   */
  readonly hasta: Fecha
}

export interface EsperasDeMedida {
  readonly resolucion: Respuesta<Espera | null>
  readonly banco: Respuesta<Espera | null>
}

type Acto = ActuacionDeCaso & { readonly tramite: TramiteDeMedida }

interface EsperaDeActo extends Espera {
  readonly tramite: TramiteDeMedida
  readonly sinContar: readonly Fecha[]
  readonly frase: string
}

const isMismo = (uno: string, otro: string): boolean =>
  normalizarBusqueda(uno) === normalizarBusqueda(otro)

/**
 * Returns the data of a court measure as the product knew them on a given day. Every date after that day becomes null.
 */
const tramiteAl = (tramite: TramiteDeMedida, dia: Fecha): TramiteDeMedida => {
  const hasta = (fecha: Fecha | null) => (fecha !== null && fecha <= dia ? fecha : null)
  return {
    ...tramite,
    pedida: hasta(tramite.pedida),
    resuelta: hasta(tramite.resuelta),
    recibido: hasta(tramite.recibido),
    respondido: hasta(tramite.respondido),
  }
}

/**
 * Tells whether the judge already ruled on a court measure. A court order and a registration exist only after the
 * ruling. Either of them therefore proves the ruling.
 */
const isResuelta = ({ resuelta, oficio, inscripcion, recibido, respondido }: TramiteDeMedida) =>
  [resuelta, recibido, respondido].some((dia) => dia !== null) ||
  oficio !== '' ||
  inscripcion !== ''

/**
 * Returns the court of the last court filing (radicación) of a case. The working days that a bank has to answer are
 * counted with the calendar of this court.
 */
const findTribunal = (vigentes: readonly ActuacionDeCaso[]): TribunalDeCaso => {
  const radicaciones = vigentes.filter(({ tpId, tribunal }) => esRadicacion(tpId) && tribunal)
  const ultima = radicaciones.find((una) => radicaciones.every((otra) => !isLater(otra, una)))
  return ultima?.tribunal ?? { juzgado: '', departamento: '' }
}

/**
 * Lists the court measures that a lawyer requested and on which the judge has not ruled. The ruling may be recorded in
 * a later action on a measure of the same kind.
 */
const listSinResolver = (actos: readonly Acto[]): EsperaDeActo[] =>
  actos.flatMap((acto) => {
    const { tramite } = acto
    const { pedida } = tramite
    const resuelta =
      isResuelta(tramite) ||
      actos.some(
        (otro) =>
          isLater(otro, acto) &&
          isMismo(otro.tramite.medida, tramite.medida) &&
          isResuelta(otro.tramite),
      )
    if (pedida === null || resuelta) return []
    const hasta = addDays(pedida, 1)
    const frase = interpolar(alarmas.resolucionEs, {
      ...{ medida: tramite.medida, desde: formatFecha(pedida), hasta: formatFecha(hasta) },
    })
    return [{ desde: pedida, hasta, tramite, sinContar: [], frase }]
  })

/**
 * Lists the court orders (oficios) that a bank did not answer. The answer may be recorded in another action with the
 * same order number.
 */
const listSinResponder = (
  actos: readonly Acto[],
  calendario: CalendarioHabil,
  tribunal: TribunalDeCaso,
): EsperaDeActo[] => {
  const donde = { de: 'juicio', ...tribunal } as const
  return actos.flatMap(({ tramite }) => {
    const { recibido, oficio } = tramite
    const respondido =
      tramite.respondido !== null ||
      (oficio !== '' &&
        actos.some(({ tramite: otro }) => otro.respondido !== null && isMismo(otro.oficio, oficio)))
    if (recibido === null || respondido) return []
    const { fecha: hasta, descansos } = addDiasHabiles(recibido, DIAS_DEL_BANCO, calendario, donde)
    const frase = interpolar(oficio === '' ? alarmas.bancoEs : alarmas.bancoDeOficioEs, {
      ...{ oficio, desde: formatFecha(recibido), hasta: formatFecha(hasta) },
      calendario: describeCalendario(descansos, donde),
    })
    const sinContar = descansos.map(({ fecha }) => fecha)
    return [{ desde: recibido, hasta, tramite, sinContar, frase }]
  })
}

const answer = (
  regla: string,
  esperas: readonly EsperaDeActo[],
  ninguna: string,
): Respuesta<Espera | null> => {
  const primera = esperas.reduce<EsperaDeActo | null>(
    (antes, una) => (antes === null || una.hasta < antes.hasta ? una : antes),
    null,
  )
  return {
    valor: primera && { desde: primera.desde, hasta: primera.hasta },
    porque: {
      regla,
      fuente: 'Ley 13.406 art. 6',
      entradas: {
        medida: primera?.tramite.medida ?? null,
        oficio: primera?.tramite.oficio ?? null,
        desde: primera?.desde ?? null,
        sinContar: primera?.sinContar ?? [],
      },
      valor: primera?.hasta ?? null,
    },
    frase: primera?.frase ?? ninguna,
  }
}

/**
 * Decides which answers about court measures are awaited on a day (Ley 13.406 art. 6). A judge has 24 hours, until the
 * end of the next day, because the hour of the request is unknown. A bank has five working days of the court. The first
 * term to end counts.
 *
 * @param actuaciones actions of the case, in any order
 */
export const decideEsperas = (
  actuaciones: readonly ActuacionDeCaso[],
  calendario: CalendarioHabil,
  dia: Fecha,
): EsperasDeMedida => {
  const vigentes = actuaciones.filter(({ vigente, fecha }) => vigente && fecha <= dia)
  const actos = vigentes.flatMap((una): Acto[] =>
    una.tramite && TIPOS_DE_MEDIDA.includes(una.tpId)
      ? [{ ...una, tramite: tramiteAl(una.tramite, dia) }]
      : [],
  )
  return {
    resolucion: answer('caso/resolucion', listSinResolver(actos), alarmas.sinResolucion),
    banco: answer(
      'caso/banco',
      listSinResponder(actos, calendario, findTribunal(vigentes)),
      alarmas.sinBanco,
    ),
  }
}
