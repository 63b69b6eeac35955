import {
  checkEleccionDeLegajo,
  type DocumentoDeLegajo,
  interpolar,
  type LegajoDatos,
  nombreEnLegajo,
  textos,
  writeDatosDeLegajo,
} from '@apremia/core'
import { type FileAnswer, PDF } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import type { Services } from '../platform/services.ts'
import { sendZip } from '../titulos/zip-de-titulos.ts'
import { joinEnHilo } from './hilo-de-legajos.ts'
import { loadLegajo } from './load-legajo.ts'
import { readDocumentoDeCaso } from './read-documento-de-caso.ts'

interface Legajo {
  readonly name: string
  readonly datos: LegajoDatos
  readonly elegidos: readonly DocumentoDeLegajo[]
}

const sendJunto = async (
  services: Services,
  sesion: Sesion,
  { name, datos, elegidos }: Legajo,
): Promise<FileAnswer> => {
  const partes: Parameters<typeof joinEnHilo>[0]['partes'][number][] = []
  for (const documento of elegidos) {
    const { nombre, fecha, tipo, forma } = documento
    if (forma !== 'aparte')
      partes.push({
        ...{ nombre, fecha, tipo },
        bytes: await readDocumentoDeCaso(services, sesion, documento),
      })
  }
  const aparte = elegidos.filter(({ forma }) => forma === 'aparte')
  const body = Buffer.from(await joinEnHilo({ datos, partes, aparte }))
  return { kind: 'file', name, type: PDF, size: body.byteLength, body, disposition: 'attachment' }
}

const sendSueltos = (services: Services, sesion: Sesion, { name, datos, elegidos }: Legajo) =>
  sendZip(services.documentos, { name, date: services.ahora() }, async (zip) => {
    const texto = writeDatosDeLegajo(datos.campos, datos.avisos)
    await zip.add(textos.legajos.archivoDeDatos, Buffer.from(texto))
    let lugar = 0
    for (const documento of elegidos) {
      lugar += 1
      const bytes = await readDocumentoDeCaso(services, sesion, documento)
      await zip.add(nombreEnLegajo(documento, lugar), Buffer.from(bytes.buffer))
      await zip.flush()
    }
  })

/** Sends the chosen documents of a case: joined in one PDF, or as they were stored in a zip. */
export const downloadLegajo: Handler<'downloadLegajo'> = async (services, { sesion, query }) => {
  const { datos, documentos } = await loadLegajo(services, sesion, query)
  const { imponible, recurso } = datos
  const { formato } = query
  const claves = query.documentos === '' ? [] : query.documentos.split(',')
  const eleccion = checkEleccionDeLegajo(documentos, { imponible, recurso, formato, claves })
  if (!eleccion.ok) throw camposRechazados(422, 'campos-invalidos', eleccion.motivos)
  const name = interpolar(textos.archivos.legajo, { recurso, imponible, formato })
  const legajo = { name, datos, elegidos: eleccion.valor }
  return formato === 'pdf'
    ? sendJunto(services, sesion, legajo)
    : sendSueltos(services, sesion, legajo)
}
