import type { Motivo } from '../decision/decision.ts'
import { esRadicacion } from '../etapa/tipo-de-etapa.ts'
import { parseFecha } from '../fecha/fecha.ts'
import { claseDe } from '../permiso/usuario.ts'
import { actuaciones } from '../texto/actuaciones.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { ErrorDeFila } from '../titulo/filas.ts'
import {
  decideOtraRadicacion,
  decideRadicacion,
  nombreDeRadicacion,
  type RadicacionPrevia,
} from './decide-radicacion.ts'
import type {
  ActuacionDeFila,
  ColumnaDeActuacion,
  ContextoDeFilas,
  FilaConHechos,
  FilaDeActuaciones,
} from './filas-de-actuaciones.ts'
import { findAbogadoDeActuacion } from './find-abogado.ts'
import { motivoDeDato } from './read-dato.ts'
import { type EtapaEscrita, readEtapaEscrita } from './read-etapa-escrita.ts'
import { readFilaValida } from './read-fila-valida.ts'
import { findReparos } from './reparos.ts'

const { libro } = actuaciones

const COLUMNA_DE_CAMPO: Readonly<Record<string, ColumnaDeActuacion>> = {
  tp_id: 'tipo',
  gp_id: 'grupo',
  imponibles: 'imponible',
  recursos: 'recurso',
}

const porImponible = (campo: string, codigo: string, mensaje: string, imponible: string): Motivo =>
  motivoDeDato(campo, codigo, interpolar(mensaje, { imponible }))

/**
 * Returns the reason why a person may not record an action on the property or business of a workbook row. A lawyer gets
 * the same reason for an unknown property and for a property of another lawyer (T16, D177).
 */
const refuseImponible = (
  { legales }: FilaConHechos,
  nombre: string,
  { principal }: ContextoDeFilas,
): Motivo | undefined => {
  if (claseDe(principal) === 'abogado')
    return legales?.includes(principal.abogado)
      ? undefined
      : porImponible('imponibles', 'ajeno', actuaciones.imponibleAjeno, nombre)
  return legales === null
    ? porImponible('imponibles', 'inexistente', actuaciones.imponibleInexistente, nombre)
    : undefined
}

/**
 * Returns the code of the lawyer of the action in a workbook row, and the reasons to refuse that lawyer. The lawyer
 * must be active. Lawyers may write only their own code.
 */
const chooseAbogado = (
  { abogado: elegido, legales }: FilaConHechos,
  nombre: string,
  { principal, enActividad }: ContextoDeFilas,
): [string, Motivo[]] => {
  if (claseDe(principal) === 'abogado' && elegido !== '' && elegido !== principal.abogado)
    return ['', [motivoDeDato('abogado', 'otro-abogado', libro.otroAbogado)]]
  const suyo = findAbogadoDeActuacion(principal, { elegido, legales: legales ?? [] })
  if (suyo === '')
    return ['', [porImponible('abogado', 'sin-abogado', actuaciones.abogadoSinElegir, nombre)]]
  if (enActividad.has(suyo)) return [suyo, []]
  const mensaje = interpolar(actuaciones.abogadoDeBaja, { abogado: suyo })
  return [suyo, [motivoDeDato('abogado', 'abogado-de-baja', mensaje)]]
}

/**
 * Checks the action of a workbook row against the court filings of its property or business. The filings come from the
 * database and from earlier rows of the workbook (D69, D137).
 */
const checkRadicacion = (
  fila: FilaConHechos,
  nombre: string,
  { tpId, gpId }: EtapaEscrita,
  previos: readonly RadicacionPrevia[],
): Motivo[] => {
  if (tpId === null) return []
  const puerta = decideRadicacion({ tpId, gpId }, [{ nombre, radicado: previos.length > 0 }])
  if (!puerta.ok) return [...puerta.motivos]
  const expediente = fila.dato.nroexpte ?? ''
  const ultima = previos.at(-1)
  if (!esRadicacion(tpId) || expediente === '') return []
  const otra = decideOtraRadicacion(expediente, previos, fila.otraRadicacion)
  if (otra.ok) return []
  return otra.motivos.map((motivo) =>
    motivo.codigo === 'actuacion.otra-radicacion'
      ? motivoDeDato(
          'otraRadicacion',
          'otra-radicacion',
          interpolar(libro.otroExpediente, {
            expediente: ultima ? nombreDeRadicacion(ultima) : '',
          }),
        )
      : motivo,
  )
}

const valorDe = (
  { dato, otraRadicacion, ...celdas }: FilaDeActuaciones,
  columna: ColumnaDeActuacion,
): string => {
  const escritas = { ...dato, ...celdas, otraRadicacion: otraRadicacion ? libro.si : '' }
  return (escritas[columna] ?? '').slice(0, 200)
}

const deEtapa = ({ campo }: Motivo): boolean => campo === 'tp_id' || campo === 'gp_id'

export interface ActuacionesDeFilas {
  readonly errores: readonly ErrorDeFila[]
  readonly actuaciones: readonly ActuacionDeFila[]
}

/**
 * Returns the actions that a workbook would save, and every reason to refuse a row (D86). The rows are read in order.
 * The court filing in one row makes a judicial action in a later row valid.
 */
export const validateFilasDeActuaciones = (
  filas: readonly FilaConHechos[],
  contexto: ContextoDeFilas,
): ActuacionesDeFilas => {
  const { hoja, columnas } = contexto
  const radicadas = new Map<string, RadicacionPrevia[]>()
  // Cache of stage types (kinds of action), by the group and the type as written in a row. Most rows name the same few
  // stage types.
  const etapas = new Map<string, EtapaEscrita>()
  const errores: ErrorDeFila[] = []
  const validas: ActuacionDeFila[] = []
  for (const fila of filas) {
    const nombre = `${fila.imponible} ${fila.recurso}`
    const escrita = `${fila.grupo}\n${fila.tipo}`
    const etapa = etapas.get(escrita) ?? readEtapaEscrita(fila, contexto)
    etapas.set(escrita, etapa)
    const deArriba = radicadas.get(nombre) ?? []
    const previos = [...fila.expedientes, ...deArriba]
    if (esRadicacion(etapa.tpId ?? 0))
      radicadas.set(nombre, [
        ...deArriba,
        { nroexpte: fila.dato.nroexpte ?? '', fecha: parseFecha(fila.fecha) ?? null },
      ])
    if (fila.rechazada) continue
    const leida = readFilaValida(fila, etapa, contexto)
    const sinImponible = refuseImponible(fila, nombre, contexto)
    const [abogado, sinAbogado] = sinImponible
      ? ['', [sinImponible]]
      : chooseAbogado(fila, nombre, contexto)
    const { motivoForzar, convenio, ajeno } = fila
    const caso = { nombre, radicaciones: previos, convenio, ajeno }
    const nroexpte = fila.dato.nroexpte ?? ''
    const reparos =
      leida.ok && !sinImponible ? findReparos({ ...leida.valida, nroexpte }, caso) : []
    const motivos = [
      ...sinAbogado,
      ...(motivoForzar === '' ? reparos : []),
      ...(leida.ok ? [] : leida.motivos),
      // Court filings are checked only for a valid stage type (kind of action), and only if the person may act on the
      // property or business. Otherwise the message would reveal the court filings of another lawyer.
      ...(!sinImponible && (leida.ok || !leida.motivos.some(deEtapa))
        ? checkRadicacion(fila, nombre, etapa, previos)
        : []),
    ]
    if (motivos.length === 0 && leida.ok) {
      const { imponible, recurso } = fila
      const forzados = reparos.map(({ mensaje }) => mensaje)
      validas.push({
        ...{ fila: fila.fila, imponible, recurso, abogado, valida: leida.valida },
        ...{ forzados, motivoForzar },
      })
    }
    for (const { codigo, campo, mensaje } of motivos) {
      const columna = COLUMNA_DE_CAMPO[campo] ?? (campo as ColumnaDeActuacion)
      const valor = valorDe(fila, columna)
      errores.push({
        hoja,
        fila: fila.fila,
        columna: columnas[columna],
        valor,
        regla: codigo,
        mensaje,
      })
    }
  }
  return { errores, actuaciones: validas }
}
