import {
  CERO,
  fecha,
  fechaEnZona,
  interpolar,
  marcaDeTiempo,
  parseSignedWireAmount,
  textos,
  validateFiltroDeTitulos,
} from '@apremia/core'
import type { FilaDeListado } from '@apremia/workbooks'
import { eq } from 'drizzle-orm'
import { listAbogados } from '../abogados/abogados-conocidos.ts'
import { exportTabla } from '../exportaciones/export-tabla.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import { PDF } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { annulTitulo, simulateAnnulTitulo } from './annul-titulo.ts'
import { nombreDeTitulo, readFromLoteZip } from './lote-zip.ts'
import { findUltimo } from './numeracion.ts'
import { tituloLote } from './titulo-lote-table.ts'
import { titulo } from './titulo-table.ts'
import {
  type FiltroDeTitulos,
  pageTitulos,
  streamTitulos,
  type TituloCreado,
} from './titulos-repo.ts'

const EXPORT_BATCH = 5000

const CAMPO: Readonly<Record<string, string>> = { desde: 'startDate', hasta: 'endDate' }

const checkFechas = ({ startDate, endDate }: FiltroDeTitulos, now: Date): void => {
  const read = (text: string | undefined) => (text ? fecha(text) : null)
  const motivos = validateFiltroDeTitulos(
    { desde: read(startDate), hasta: read(endDate) },
    fechaEnZona(now),
  )
  if (motivos.length === 0) return
  throw new AppError(400, 'campos-invalidos', motivos.map(({ mensaje }) => mensaje).join(' '), {
    fields: motivos.map(({ campo, mensaje }) => ({
      field: CAMPO[campo] ?? campo,
      message: mensaje,
    })),
  })
}

const getTitulosInfo: Handler<'getTitulosInfo'> = ({ db, ahora }, { query }) => {
  checkFechas(query, ahora())
  return pageTitulos(db, query, query)
}

const nombre = ({ apellido, nombre: pila }: { apellido: string; nombre: string }): string =>
  [apellido, pila].filter(Boolean).join(', ')

const toFila = (row: TituloCreado): FilaDeListado => ({
  numero: row.num_titulo,
  abogado: nombre(row.abogado),
  codigo: row.abo_codexterno,
  categoria: row.categoria,
  imponible: row.imponible,
  recurso: row.recurso,
  contribuyente: row.contribuyente,
  total: parseSignedWireAmount(row.total) ?? CERO,
  usuario: nombre(row.usuario),
  fecha: fecha(row.fecha_creacion),
  hora: row.hora_creacion,
  estado: row.anulado ? 'ANULADO' : 'VIGENTE',
  motivo: row.motivo_anulacion,
})

async function* filasDeListado(...args: Parameters<typeof streamTitulos>) {
  for await (const rows of streamTitulos(...args)) yield rows.map(toFila)
}

const exportTitulosInfo: Handler<'exportTitulosInfo'> = (services, { query, request }) => {
  const now = services.ahora()
  checkFechas(query, now)
  return exportTabla(services, request, {
    tabla: 'listado',
    formato: query.formato,
    archivo: interpolar(textos.archivos.titulosCreados, { timestamp: marcaDeTiempo(now) }),
    lotes: filasDeListado(services.db, query, EXPORT_BATCH),
  })
}

const getAbogadosInfoFilter: Handler<'getAbogadosInfoFilter'> = async ({ db }) =>
  (await listAbogados(db)).map((row) => ({
    codexterno: row.codexterno,
    apellido: row.apellido,
    nombre: row.nombre,
    nrodni: row.nrodni,
    nombre_completo: `${row.apellido}, ${row.nombre}`,
  }))

const getLastTitleNumber: Handler<'getLastTitleNumber'> = async ({ db }) => ({
  lastTitleNumber: await findUltimo(db),
})

const downloadTitulo: Handler<'downloadTitulo'> = async ({ db, documentos }, { params }) => {
  const [row] = await db
    .select({ documento: tituloLote.documento, sha256: titulo.sha256 })
    .from(titulo)
    .innerJoin(tituloLote, eq(tituloLote.id, titulo.lote))
    .where(eq(titulo.numero, params.numero))
  if (row === undefined) throw notFound(`No existe el título Nº ${params.numero}.`)
  if (row.documento === null || row.sha256 === null) {
    throw new AppError(
      409,
      'lote-pendiente',
      'El documento de este título todavía no se generó. Reanude su lote y espere a que termine.',
    )
  }
  const name = nombreDeTitulo(params.numero)
  const pdf = await readFromLoteZip(documentos.pathOf(row.documento), name)
  if (pdf === undefined) throw new Error(`Falta ${name} en el documento ${row.documento}`)
  return {
    kind: 'file',
    name,
    type: PDF,
    size: pdf.length,
    sha256: row.sha256,
    body: pdf,
    disposition: 'inline',
  }
}

export const listadosDeTitulos = {
  getTitulosInfo,
  exportTitulosInfo,
  getAbogadosInfoFilter,
  getLastTitleNumber,
  downloadTitulo,
  annulTitulo,
  simulateAnnulTitulo,
}
