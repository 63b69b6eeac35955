import {
  ARCHIVO_DE_IMPONIBLES,
  checkCargaDePaquete,
  checkMedidaEmbebida,
  countFilasDePaquete,
  type ErrorDeFila,
  type Fecha,
  interpolar,
  isArchivoDeListas,
  type ModoDePaquete,
  textos,
} from '@apremia/core'
import type { PaqueteRevisado } from '../libros/paquete-en-hilo.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { ContextoDeTrabajo } from '../trabajos/runner.ts'
import { addCambiosDeAcceso } from './accesos-de-abogados.ts'
import { checkPuesta, type Rechazos } from './check-puesta.ts'
import { describeSinConvenio } from './describe-sin-convenio.ts'
import { describeSinInscripto } from './describe-sin-inscripto.ts'
import type { EfectoDePaquete } from './efectos.ts'
import { liquidadoDe } from './impedimentos-de-paquete.ts'
import type { ArchivoCargado } from './paquete-carga-table.ts'
import { putPartidas } from './partidas-de-paquete.ts'
import type { ArchivoPuesto } from './puesta.ts'
import {
  addCambiosDePermisos,
  checkUsuarios,
  type RevisionDeUsuarios,
} from './usuarios-de-paquete.ts'
import {
  type ArchivoPorCargar,
  type ConteoDeArchivo,
  comparePuesto,
  keepReasignados,
  writePuesto,
} from './write-puesta.ts'

const { carga: t } = textos.paquete

const NOMBRADOS = 20

export interface AceptadoDePaquete {
  readonly simulacion: boolean
  readonly rechazosHasta: number | null
  readonly bajasHasta: number
}

export const aceptadoDe = ({ trabajo: { entrada } }: ContextoDeTrabajo): AceptadoDePaquete => ({
  simulacion: entrada.simulacion === true,
  rechazosHasta: entrada.rechazosHasta === null ? null : Number(entrada.rechazosHasta ?? 0),
  bajasHasta: Number(entrada.bajasHasta),
})

export interface Comparada {
  readonly archivos: readonly ArchivoCargado[]
  readonly rechazos: Rechazos
  readonly avisos: readonly string[]
  readonly efectos: readonly EfectoDePaquete[]
  readonly motivos: readonly string[]
}

interface ArchivoComparado {
  readonly puesto: ArchivoPorCargar
  readonly conteo: ConteoDeArchivo
}

interface UsuariosDePaquete {
  readonly puesto: ArchivoPorCargar
  readonly revision: RevisionDeUsuarios
}

export interface ComparacionDePaquete {
  /**
   * Files of the data package that are compared with the stored data and not yet written. The files of short lists,
   * such as `caracteres`, are not among them. They were written before.
   */
  readonly comparados: readonly ArchivoComparado[]
  /**
   * Numbers of new, changed and missing rows, by file. In `usuarios` and `abogados`, a row that only changes a person's
   * access counts as changed.
   */
  readonly conteos: ReadonlyMap<string, ConteoDeArchivo>
  readonly usuarios: UsuariosDePaquete | undefined
  readonly comparada: Comparada
}

const isCompleto = (modo: ModoDePaquete | undefined): boolean =>
  modo === 'completo' || modo === 'por-imponible'

export const findPorCargar = (
  archivos: readonly ArchivoPorCargar[],
  nombre: string,
): ArchivoPorCargar | undefined => archivos.find(({ archivo }) => archivo.nombre === nombre)

/**
 * Adds to each staged file the results of the review of the data package: the name of the uploaded file, the import
 * mode (`modo`) and whether the file is complete.
 */
export const toPorCargar = (
  puestos: readonly ArchivoPuesto[],
  { revision }: PaqueteRevisado,
): ArchivoPorCargar[] => {
  const imponibles = puestos.find(({ archivo }) => archivo.nombre === ARCHIVO_DE_IMPONIBLES)?.tabla
  return puestos.map((puesto) => {
    const leido = revision.archivos.find(({ archivo }) => archivo === puesto.archivo.nombre)
    const modo = leido?.modo ?? puesto.archivo.modos[0]
    const fuente = leido?.fuente ?? puesto.archivo.nombre
    // A complete file deletes the stored rows that are missing from it. A refused row with an unknown key could be any
    // of those rows, so its file does not count as complete.
    const completo = isCompleto(modo) && leido?.sinClave === 0
    const alcance = modo === 'por-imponible' ? imponibles : undefined
    return { ...puesto, fuente, modo, completo, alcance }
  })
}

const describeReasignados = (
  casos: Awaited<ReturnType<typeof keepReasignados>>,
): readonly string[] => [
  ...casos.slice(0, NOMBRADOS).map((caso) => interpolar(t.reasignado, caso)),
  ...(casos.length > NOMBRADOS
    ? [interpolar(t.masReasignados, { n: casos.length - NOMBRADOS })]
    : []),
]

const describeSinClave = ({ revision }: PaqueteRevisado): readonly string[] =>
  revision.archivos.flatMap(({ fuente, modo, sinClave }) =>
    isCompleto(modo) && sinClave > 0
      ? [interpolar(t.sinClave, { archivo: fuente, n: sinClave })]
      : [],
  )

const countArchivos = (
  { revision }: PaqueteRevisado,
  conteos: ReadonlyMap<string, ConteoDeArchivo>,
): ArchivoCargado[] =>
  revision.archivos.map(({ archivo, modo, filas, rechazadas }) => {
    const conteo = conteos.get(archivo)
    const contradichas = conteo
      ? filas - rechazadas - conteo.nuevos - conteo.cambiados - conteo.iguales
      : 0
    const nada = { nuevos: 0, cambiados: 0, iguales: 0, bajas: 0, vigentes: 0 }
    return { archivo, modo, filas, rechazadas: rechazadas + contradichas, ...(conteo ?? nada) }
  })

/**
 * Checks and writes the files of short lists, such as `caracteres`, first, because the rows of many other files refer
 * to them.
 */
const loadListas = async (
  tx: Tx,
  listas: readonly ArchivoPorCargar[],
  conteos: Map<string, ConteoDeArchivo>,
): Promise<Rechazos> => {
  const rechazos = await checkPuesta(tx, listas)
  for (const puesto of listas) {
    const conteo = await comparePuesto(tx, puesto)
    conteos.set(puesto.archivo.nombre, conteo)
    await writePuesto(tx, puesto, undefined, conteo)
  }
  return rechazos
}

const countCambiosDeAcceso = async (
  tx: Tx,
  puesto: ArchivoPorCargar,
  usuarios: UsuariosDePaquete | undefined,
): Promise<number> => {
  if (puesto === usuarios?.puesto) return addCambiosDePermisos(tx, puesto, usuarios.revision)
  return puesto.archivo.nombre === 'abogados' ? addCambiosDeAcceso(tx, puesto, usuarios?.puesto) : 0
}

const compareArchivos = async (
  tx: Tx,
  { progress, signal }: ContextoDeTrabajo,
  archivos: readonly ArchivoPorCargar[],
  usuarios: UsuariosDePaquete | undefined,
  conteos: Map<string, ConteoDeArchivo>,
): Promise<ArchivoComparado[]> => {
  const comparados: ArchivoComparado[] = []
  for (const puesto of archivos) {
    signal.throwIfAborted()
    progress(0, 0, interpolar(t.pasos.comparando, { archivo: puesto.archivo.nombre }))
    const conteo = await comparePuesto(tx, puesto)
    comparados.push({ puesto, conteo })
    const mas = await countCambiosDeAcceso(tx, puesto, usuarios)
    const [cambiados, iguales] = [conteo.cambiados + mas, conteo.iguales - mas]
    conteos.set(puesto.archivo.nombre, { ...conteo, cambiados, iguales })
  }
  return comparados
}

interface PorComparar {
  readonly porCargar: readonly ArchivoPorCargar[]
  readonly revisado: PaqueteRevisado
  readonly hoy: Fecha
  readonly embebida: boolean
}

/** Replaces the product's column names in the errors by the column names in the uploaded files. */
const nameColumnas = (
  { revision }: PaqueteRevisado,
  errores: readonly ErrorDeFila[],
): readonly ErrorDeFila[] =>
  errores.map((error) => {
    const suyo = revision.archivos.find(
      ({ fuente, nombres }) => fuente === error.hoja && nombres.has(error.columna),
    )
    return { ...error, columna: suyo?.nombres.get(error.columna) ?? error.columna }
  })

/**
 * Refuses the rows that contradict the stored data, and counts what the data package would change. `comparada.motivos`
 * has the reasons why the package cannot be written.
 */
export const comparePaquete = async (
  tx: Tx,
  contexto: ContextoDeTrabajo,
  { porCargar, revisado, hoy, embebida }: PorComparar,
): Promise<ComparacionDePaquete> => {
  contexto.progress(0, 0, t.pasos.comprobando)
  const sinForma = await putPartidas(tx, porCargar, hoy)
  const conteos = new Map<string, ConteoDeArchivo>()
  const isLista = ({ archivo }: ArchivoPorCargar) => isArchivoDeListas(archivo.nombre)
  const demas = porCargar.filter((puesto) => !isLista(puesto))
  const deLasListas = await loadListas(tx, porCargar.filter(isLista), conteos)
  const delRegistro = await checkPuesta(tx, demas)
  const conUsuarios = findPorCargar(porCargar, 'usuarios')
  const usuarios = conUsuarios && {
    puesto: conUsuarios,
    revision: await checkUsuarios(tx, conUsuarios, contexto.trabajo.dni),
  }
  const deUsuarios = usuarios?.revision.errores ?? []
  const rechazos: Rechazos = {
    errores: nameColumnas(revisado, [
      ...[...deLasListas.errores, ...delRegistro.errores, ...deUsuarios],
    ]),
    filas: deLasListas.filas + delRegistro.filas + deUsuarios.length,
  }
  const deuda = findPorCargar(porCargar, 'deuda')
  const abogados = findPorCargar(porCargar, 'abogados')
  const planes = findPorCargar(porCargar, 'planes')
  const planesDeAntes = findPorCargar(porCargar, 'convenios_anteriores_planes')
  const dia = liquidadoDe(revisado.revision.declarados) ?? hoy
  const avisos = [
    ...sinForma,
    ...describeSinClave(revisado),
    ...(abogados ? await describeSinInscripto(tx, abogados) : []),
    ...(planes ? await describeSinConvenio(tx, planes, planesDeAntes) : []),
    ...(deuda ? describeReasignados(await keepReasignados(tx, deuda, dia)) : []),
  ]
  const comparados = await compareArchivos(tx, contexto, demas, usuarios, conteos)
  const archivos = countArchivos(revisado, conteos)
  const rechazadas = countFilasDePaquete(archivos, 'rechazadas')
  const motivos = checkCargaDePaquete({ ...aceptadoDe(contexto), rechazadas, archivos }).map(
    ({ mensaje }) => mensaje,
  )
  if (embebida) avisos.push(...checkMedidaEmbebida(countFilasDePaquete(archivos, 'filas')))
  const comparada = { archivos, rechazos, avisos, motivos, efectos: [] }
  return { comparados, conteos, usuarios, comparada }
}
