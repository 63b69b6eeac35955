import type { Decision, Motivo } from '../decision/decision.ts'
import type { CalendarioHabil } from '../dia-inhabil/calendario-habil.ts'
import { type Fecha, formatFecha, parseFecha } from '../fecha/fecha.ts'
import { parseDni } from '../identificador/dni.ts'
import { faltaDeLargo, LARGO_DE_MOTIVO } from '../persona/largo-de-escrito.ts'
import { cartas } from '../texto/cartas.ts'
import { interpolar } from '../texto/interpolar.ts'
import { describeIntimacion, finDeIntimacion } from './vencimiento-de-carta.ts'

export const MEDIOS_DE_CARTA = ['carta-documento', 'cedula', 'notificador'] as const
export type MedioDeCarta = (typeof MEDIOS_DE_CARTA)[number]

export const RESULTADOS_DE_CARTA = ['recibida', 'negada', 'fijada', 'mudado', 'devuelta'] as const
export type ResultadoDeCarta = (typeof RESULTADOS_DE_CARTA)[number]

/** Acknowledgement of receipt of a demand letter as typed. Every field is text, and '' means an empty field. */
export interface AcuseTecleado {
  readonly medio: string
  /** Number of the postal item or of the notification that carries the demand letter. */
  readonly pieza: string
  readonly resultado: string
  readonly fecha: string
  /** Time of day of the delivery, as 'HH:MM'. */
  readonly hora: string
  readonly receptor: string
  readonly dni: string
  /** Relation of the person who received the demand letter to the debtor. */
  readonly vinculo: string
  readonly notificador: string
  readonly motivo: string
}

export interface AcuseValido extends Omit<AcuseTecleado, 'medio' | 'resultado' | 'fecha'> {
  readonly medio: MedioDeCarta
  readonly resultado: ResultadoDeCarta
  readonly fecha: Fecha
}

export const LARGOS_DE_ACUSE = {
  pieza: 60,
  receptor: 200,
  vinculo: 100,
  notificador: 60,
  motivo: LARGO_DE_MOTIVO,
} as const

/**
 * Tells whether a demand letter counts as delivered to the debtor. A letter that was refused or left at the door counts
 * too.
 */
export const llegoAlDeudor = (resultado: ResultadoDeCarta): boolean =>
  resultado !== 'mudado' && resultado !== 'devuelta'

type AcuseConFecha = { readonly resultado: ResultadoDeCarta; readonly fecha: Fecha } | null

/**
 * Returns the last day of the term that the demand letter gives to pay. Null when the letter has not reached the
 * debtor.
 */
export const finDeLaCarta = (acuse: AcuseConFecha, calendario: CalendarioHabil): Fecha | null =>
  acuse !== null && llegoAlDeudor(acuse.resultado) ? finDeIntimacion(acuse.fecha, calendario) : null

/**
 * Returns the day on which a demand letter came back without reaching the debtor. Null when the letter did not come
 * back.
 */
export const diaDeDevolucion = (acuse: AcuseConFecha): Fecha | null =>
  acuse !== null && !llegoAlDeudor(acuse.resultado) ? acuse.fecha : null

/**
 * Describes the calendar with which the term to pay of a demand letter was counted. '' when the letter has not reached
 * the debtor.
 */
export const describeFinDeLaCarta = (acuse: AcuseConFecha, calendario: CalendarioHabil): string =>
  acuse !== null && llegoAlDeudor(acuse.resultado)
    ? describeIntimacion(acuse.fecha, calendario)
    : ''

const { acuse: textos } = cartas

const motivo = (campo: keyof AcuseTecleado, codigo: string, mensaje: string): Motivo => ({
  codigo: `carta.acuse-${codigo}`,
  campo,
  mensaje,
})

const isOneOf = <T extends string>(valores: readonly T[], texto: string): texto is T =>
  (valores as readonly string[]).includes(texto)

export const isMedioDeCarta = (texto: string): texto is MedioDeCarta =>
  isOneOf(MEDIOS_DE_CARTA, texto)

const readFechaDeAcuse = (texto: string, carta: Fecha, hoy: Fecha): Fecha | Motivo => {
  if (texto === '') return motivo('fecha', 'sin-fecha', textos.faltaFecha)
  const fecha = parseFecha(texto)
  if (fecha === undefined) return motivo('fecha', 'fecha', textos.fecha)
  if (fecha > hoy) return motivo('fecha', 'fecha-futura', textos.fechaFutura)
  if (fecha >= carta) return fecha
  const mensaje = interpolar(textos.fechaAnterior, { fecha: formatFecha(carta) })
  return motivo('fecha', 'fecha-anterior', mensaje)
}

const checkResultado = (tecleado: AcuseTecleado): Motivo[] => {
  const { medio, resultado, pieza, receptor, motivo: porque } = tecleado
  const motivos: Motivo[] = []
  if (medio === 'carta-documento' && pieza === '')
    motivos.push(motivo('pieza', 'sin-pieza', textos.faltaPieza))
  if (resultado === 'recibida' && receptor === '')
    motivos.push(motivo('receptor', 'sin-receptor', textos.faltaReceptor))
  if (['negada', 'mudado', 'devuelta'].includes(resultado) && porque === '')
    motivos.push(motivo('motivo', 'sin-motivo', textos.faltaMotivo))
  return motivos
}

const checkLargos = (tecleado: AcuseTecleado): Motivo[] =>
  (Object.keys(LARGOS_DE_ACUSE) as (keyof typeof LARGOS_DE_ACUSE)[]).flatMap((campo) => {
    const mensaje = faltaDeLargo(tecleado[campo], LARGOS_DE_ACUSE[campo])
    return mensaje === undefined ? [] : [motivo(campo, 'largo', mensaje)]
  })

export const validateAcuse = (
  tecleado: AcuseTecleado,
  { carta, hoy }: { readonly carta: Fecha; readonly hoy: Fecha },
): Decision<AcuseValido> => {
  const { medio, resultado, hora } = tecleado
  const fecha = readFechaDeAcuse(tecleado.fecha, carta, hoy)
  const dni = tecleado.dni === '' ? '' : parseDni(tecleado.dni)
  const motivos: Motivo[] = []
  if (!isMedioDeCarta(medio)) motivos.push(motivo('medio', 'sin-medio', textos.faltaMedio))
  if (!isOneOf(RESULTADOS_DE_CARTA, resultado))
    motivos.push(motivo('resultado', 'sin-resultado', textos.faltaResultado))
  if (typeof fecha !== 'string') motivos.push(fecha)
  if (hora !== '' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(hora))
    motivos.push(motivo('hora', 'hora', textos.hora))
  if (dni === undefined) motivos.push(motivo('dni', 'dni', textos.dni))
  motivos.push(...checkResultado(tecleado), ...checkLargos(tecleado))
  const porque = {
    regla: 'carta/acuse',
    fuente: 'S2 §9; CCyC 2541',
    entradas: { medio, resultado, fecha: tecleado.fecha, carta, hoy },
    valor: motivos.length === 0 ? resultado : null,
  }
  if (
    motivos.length > 0 ||
    typeof fecha !== 'string' ||
    dni === undefined ||
    !isOneOf(MEDIOS_DE_CARTA, medio) ||
    !isOneOf(RESULTADOS_DE_CARTA, resultado)
  )
    return { ok: false, motivos, porque }
  return { ok: true, valor: { ...tecleado, medio, resultado, fecha, dni }, porque }
}
