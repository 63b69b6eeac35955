import {
  ARCHIVO_DE_IMPONIBLES,
  checkCargaDePaquete,
  checkMedidaEmbebida,
  countFilasDePaquete,
  fechaEnZona,
  interpolar,
  isArchivoDeListas,
  isPaqueteDeshacible,
  type ModoDePaquete,
  textos,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { refreshCasosDe, refreshTodosLosCasos } from '../casos/refresh-casos.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { PaqueteRevisado } from '../libros/paquete-en-hilo.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { ContextoDeTrabajo } from '../trabajos/runner.ts'
import { addCambiosDeAcceso, describeAccesos, grantAccesos } from './accesos-de-abogados.ts'
import { actorDePaquete } from './actor-de-paquete.ts'
import { type AdjuntoGuardado, putAdjuntos } from './adjuntos-de-paquete.ts'
import { forgetAntes } from './antes-de-paquete.ts'
import { DNI_DE_CARGA } from './campos-de-antes.ts'
import { type FilaDePaqueteCarga, updatePaquete } from './cargas-de-paquete-repo.ts'
import { checkPuesta, type Rechazos } from './check-puesta.ts'
import { describeSinCaso } from './describe-sin-caso.ts'
import { DIA_DE_CARGA } from './destino.ts'
import { DESTINOS_DE_PAQUETE } from './destinos.ts'
import { countEfectos, type EfectoDePaquete, keepAntes, writeTraspasos } from './efectos.ts'
import { liquidadoDe } from './impedimentos-de-paquete.ts'
import { saveLiquidado } from './liquidado-de-paquete.ts'
import { IMPONIBLES_TOCADOS, noteTocados, openTocados } from './note-tocados.ts'
import { notifyTraspasos } from './notify-traspasos.ts'
import { lockNumerosDeAntes, raiseNumerosDeAntes } from './numeros-de-antes.ts'
import type { ArchivoCargado } from './paquete-carga-table.ts'
import { putPartidas } from './partidas-de-paquete.ts'
import type { ArchivoPuesto } from './puesta.ts'
import { addCambiosDePermisos, checkUsuarios, writeAccesos } from './usuarios-de-paquete.ts'
import { writePartesDeAntes } from './write-partes-de-antes.ts'
import {
  type ArchivoPorCargar,
  type ConteoDeArchivo,
  comparePuesto,
  keepReasignados,
  writePuesto,
} from './write-puesta.ts'

const { carga: t } = textos.paquete

const DE_TODOS_LOS_CASOS: readonly string[] = ['situaciones', 'etapas', 'parametros']

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

/** Error that rolls back the transaction of a dry run and carries the comparison made before the rollback. */
export class SinEscribir extends Error {
  readonly comparada: Comparada
  constructor(comparada: Comparada) {
    super('sin escribir')
    this.comparada = comparada
  }
}

const describeReasignados = (
  casos: Awaited<ReturnType<typeof keepReasignados>>,
): readonly string[] => [
  ...casos.slice(0, NOMBRADOS).map((caso) => interpolar(t.reasignado, caso)),
  ...(casos.length > NOMBRADOS
    ? [interpolar(t.masReasignados, { n: casos.length - NOMBRADOS })]
    : []),
]

const MUCHAS = 1_000

/**
 * Updates the statistics that PostgreSQL uses to plan queries. PostgreSQL's automatic update comes later, and until
 * then its plans would be for the register before the load (data import).
 */
const refreshEstadisticas = async (
  tx: Tx,
  tabla: string | undefined,
  conteo: ConteoDeArchivo | undefined,
): Promise<void> => {
  if (tabla === undefined || conteo === undefined) return
  if (conteo.nuevos + conteo.cambiados + conteo.bajas >= MUCHAS)
    await tx.execute(sql.raw(`analyze ${tabla}`))
}

const isCompleto = (modo: ModoDePaquete | undefined): boolean =>
  modo === 'completo' || modo === 'por-imponible'

interface Paquete {
  readonly carga: FilaDePaqueteCarga
  readonly revisado: PaqueteRevisado
  readonly puestos: readonly ArchivoPuesto[]
  readonly adjuntos: readonly AdjuntoGuardado[]
}

/**
 * Writes a data package to the register in one transaction. Searches see the changes only when that transaction ends.
 */
export const writePaquete = async (
  tx: Tx,
  { ahora, pool }: { readonly ahora: () => Date; readonly pool: Pool | undefined },
  contexto: ContextoDeTrabajo,
  { carga, revisado, puestos, adjuntos }: Paquete,
): Promise<Comparada> => {
  const { progress, signal, trabajo } = contexto
  const aceptado = aceptadoDe(contexto)
  const { revision } = revisado
  const momento = ahora()
  const hoy = fechaEnZona(momento)
  const liquidado = liquidadoDe(revision.declarados)
  await tx.execute(sql`set local work_mem = '64MB'`)
  await tx.execute(
    sql`select set_config(${DIA_DE_CARGA}, ${hoy}, true), set_config(${DNI_DE_CARGA}, ${carga.dni}, true)`,
  )
  const imponibles = puestos.find(({ archivo }) => archivo.nombre === ARCHIVO_DE_IMPONIBLES)?.tabla
  const porCargar: ArchivoPorCargar[] = puestos.map((puesto) => {
    const leido = revision.archivos.find(({ archivo }) => archivo === puesto.archivo.nombre)
    const modo = leido?.modo ?? puesto.archivo.modos[0]
    const fuente = leido?.fuente ?? puesto.archivo.nombre
    // A complete file removes from the register the rows that it lacks. With a refused row whose key is unknown, nobody
    // can tell which row the file has, so the file is not treated as complete and removes no rows.
    const completo = isCompleto(modo) && leido?.sinClave === 0
    const alcance = modo === 'por-imponible' ? imponibles : undefined
    return { ...puesto, fuente, modo, completo, alcance }
  })
  await lockNumerosDeAntes(tx, porCargar)
  await putAdjuntos(tx, adjuntos)
  progress(0, 0, t.pasos.comprobando)
  const sinForma = await putPartidas(tx, porCargar, hoy)
  const conteos = new Map<string, ConteoDeArchivo>()
  const [deListas, demas] = [true, false].map((suya) =>
    porCargar.filter(({ archivo }) => isArchivoDeListas(archivo.nombre) === suya),
  ) as [ArchivoPorCargar[], ArchivoPorCargar[]]
  const deLasListas = await checkPuesta(tx, deListas)
  // Rows of many files refer to the short lists of names, such as `caracteres`, so the short lists are written first.
  for (const puesto of deListas) {
    const conteo = await comparePuesto(tx, puesto)
    conteos.set(puesto.archivo.nombre, conteo)
    await writePuesto(tx, puesto, undefined, conteo)
  }
  const delRegistro = await checkPuesta(tx, demas)
  const abogados = porCargar.find(({ archivo }) => archivo.nombre === 'abogados')
  const usuarios = porCargar.find(({ archivo }) => archivo.nombre === 'usuarios')
  const personas = usuarios && (await checkUsuarios(tx, usuarios, trabajo.dni))
  const rechazos: Rechazos = {
    errores: [...deLasListas.errores, ...delRegistro.errores, ...(personas?.errores ?? [])],
    filas: deLasListas.filas + delRegistro.filas + (personas?.errores.length ?? 0),
  }
  const deuda = puestos.find(({ archivo }) => archivo.nombre === 'deuda')
  const avisos = [
    ...sinForma,
    ...revision.archivos.flatMap(({ fuente, modo, sinClave }) =>
      isCompleto(modo) && sinClave > 0
        ? [interpolar(t.sinClave, { archivo: fuente, n: sinClave })]
        : [],
    ),
    ...(deuda ? describeReasignados(await keepReasignados(tx, deuda, liquidado ?? hoy)) : []),
  ]
  const comparados: { readonly puesto: ArchivoPorCargar; readonly conteo: ConteoDeArchivo }[] = []
  for (const puesto of demas) {
    signal.throwIfAborted()
    progress(0, 0, interpolar(t.pasos.comparando, { archivo: puesto.archivo.nombre }))
    const conteo = await comparePuesto(tx, puesto)
    comparados.push({ puesto, conteo })
    const mas =
      puesto === usuarios && personas
        ? await addCambiosDePermisos(tx, puesto, personas)
        : puesto === abogados
          ? await addCambiosDeAcceso(tx, puesto, usuarios)
          : 0
    const [cambiados, iguales] = [conteo.cambiados + mas, conteo.iguales - mas]
    conteos.set(puesto.archivo.nombre, { ...conteo, cambiados, iguales })
  }
  const archivos = revision.archivos.map(({ archivo, modo, filas, rechazadas }) => {
    const conteo = conteos.get(archivo)
    const contradichas = conteo
      ? filas - rechazadas - conteo.nuevos - conteo.cambiados - conteo.iguales
      : 0
    const nada = { nuevos: 0, cambiados: 0, iguales: 0, bajas: 0, vigentes: 0 }
    return { archivo, modo, filas, rechazadas: rechazadas + contradichas, ...(conteo ?? nada) }
  })
  const rechazadas = countFilasDePaquete(archivos, 'rechazadas')
  const motivos = checkCargaDePaquete({ ...aceptado, rechazadas, archivos }).map(
    ({ mensaje }) => mensaje,
  )
  if (pool === undefined)
    avisos.push(...checkMedidaEmbebida(countFilasDePaquete(archivos, 'filas')))
  const vista: Comparada = { archivos, rechazos, avisos, motivos, efectos: [] }
  if (motivos.length > 0) throw new SinEscribir(vista)
  const guarda = !aceptado.simulacion && isPaqueteDeshacible(archivos)
  await forgetAntes(tx)
  await openTocados(tx)
  for (const { puesto, conteo } of comparados) await noteTocados(tx, puesto, conteo)
  await keepAntes(tx)
  for (const { puesto, conteo } of comparados) {
    signal.throwIfAborted()
    progress(0, 0, interpolar(t.pasos.escribiendo, { archivo: puesto.archivo.nombre }))
    await writePuesto(tx, puesto, guarda ? carga.id : undefined, conteo)
    await writePartesDeAntes(tx, puesto, guarda ? carga.id : undefined, momento)
    await refreshEstadisticas(
      tx,
      DESTINOS_DE_PAQUETE[puesto.archivo.nombre]?.tabla,
      conteos.get(puesto.archivo.nombre),
    )
  }
  if (usuarios && personas) await writeAccesos(tx, usuarios, personas, momento)
  const conAcceso = abogados ? await grantAccesos(tx, abogados, momento) : []
  progress(0, 0, t.pasos.casos)
  const todos = DE_TODOS_LOS_CASOS.some((archivo) => {
    const conteo = conteos.get(archivo)
    return conteo !== undefined && conteo.nuevos + conteo.cambiados > 0
  })
  if (todos) await refreshTodosLosCasos(tx)
  else await refreshCasosDe(tx, sql`select tipo, imponible, recurso from tocados`)
  await refreshEstadisticas(tx, 'caso', conteos.get('deuda'))
  const deDeuda = porCargar.find(({ archivo }) => archivo.nombre === 'deuda')
  // One day of calculation is stored for the whole debt that comes from the municipality's service. The days of single
  // tax periods are not needed: before a document is printed, the present amounts are requested from the service.
  const diaDeDeuda = await saveLiquidado(
    tx,
    deDeuda && {
      ...deDeuda,
      carga: carga.id,
      completo: deDeuda.completo || carga.origen === 'servicio',
    },
    {
      liquidado,
      hoy,
    },
  )
  const efectos = await countEfectos(tx)
  const traspasos = await writeTraspasos(tx, { dia: hoy, carga: carga.id })
  const avisosDeTodo = [
    ...avisos,
    ...(deDeuda ? await describeSinCaso(tx) : []),
    ...describeAccesos(conAcceso),
    ...(await raiseNumerosDeAntes(tx, porCargar)),
  ]
  const completa: Comparada = { ...vista, efectos, avisos: avisosDeTodo }
  if (aceptado.simulacion) throw new SinEscribir(completa)
  await notifyTraspasos(tx, traspasos, { actor: carga.dni, creado: momento })
  const cuentas = {
    nuevos: countFilasDePaquete(archivos, 'nuevos'),
    cambiados: countFilasDePaquete(archivos, 'cambiados'),
    bajas: countFilasDePaquete(archivos, 'bajas'),
  }
  await updatePaquete(tx, carga.id, {
    ...{ estado: 'aplicada', aplicada: momento, liquidadoAl: liquidado, archivos, efectos },
    ...{ avisos: avisosDeTodo, rechazadas, deshacible: guarda, ...diaDeDeuda },
  })
  await appendHistorial(tx, {
    momento,
    actor: actorDePaquete(trabajo),
    operacion: 'carga-de-paquete',
    entidad: 'paquete',
    entidadId: String(carga.id),
    descripcion: interpolar(t.historial, {
      ...cuentas,
      archivo: carga.archivo,
      rechazadas: rechazadas > 0 ? interpolar(t.historialRechazadas, { n: rechazadas }) : '',
    }),
    imponibles: IMPONIBLES_TOCADOS,
    despues: {
      ...{ ...cuentas, rechazadas, paquete: carga.documento ?? '', liquidadoAl: liquidado ?? '' },
      ...(revisado.usadas && { equivalencias: revisado.usadas }),
      ...(personas && { accesos: personas.cambiados }),
      ...(conAcceso.length > 0 && { accesosDeAbogados: conAcceso }),
    },
  })
  return completa
}
