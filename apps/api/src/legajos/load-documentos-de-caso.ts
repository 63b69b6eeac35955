import { buffer } from 'node:stream/consumers'
import {
  claseDe,
  type DocumentoDeCaso,
  type DocumentoDeLegajo,
  decideAccionDeActuacion,
  decideDocumentosDeLegajo,
  interpolar,
  nombreDeNumeroDeCarta,
  puede,
  puedeVer,
  textos,
} from '@apremia/core'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import { DocumentoDanado } from '../documentos/documento-danado.ts'
import { findCorchetes } from '../escritos-judiciales/hilo-de-escritos.ts'
import { PDF } from '../platform/http/file-answer.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { type FilaDeDocumentoDeCaso, listFilasDeDocumentos } from './documentos-de-caso-repo.ts'
import { reviewAjenos } from './hilo-de-legajos.ts'

const { nombres } = textos.legajos
const SE_JUNTAN: readonly string[] = [PDF, 'image/jpeg', 'image/png']

const nombreDe = (fila: FilaDeDocumentoDeCaso): string => {
  const { clase, nombre, tipoNombre: tipo } = fila
  const enPapel = {
    titulo: String(fila.numero),
    carta: nombreDeNumeroDeCarta(fila.numero),
    acuse: nombreDeNumeroDeCarta(fila.numero),
    convenio: nombre,
    escrito: '',
    adjunto: '',
  }
  const texto = fila.firmado ? nombres.tituloFirmado : nombres[clase]
  return interpolar(texto, { numero: enPapel[clase], nombre, tipo })
}

/** Tells whether the person, who is in charge of a case, may read one of its documents. */
const seVe = (sesion: Sesion, { clase, abogado }: FilaDeDocumentoDeCaso): boolean => {
  switch (clase) {
    case 'titulo':
      return puede(sesion, 'titulos.ver') || abogado === sesion.abogado
    case 'carta':
    case 'acuse':
      return claseDe(sesion) !== 'abogado' || abogado === sesion.abogado
    case 'convenio':
      return puedeVer(sesion, [abogado])
    case 'escrito':
      return true
    case 'adjunto': {
      const accion = { abogado, vigente: true, eliminadaEl: null }
      return decideAccionDeActuacion(sesion, accion, 'ver-documento').ok
    }
  }
}

/**
 * Reads the placeholders in brackets that a court paper still has. Returns none for a damaged document: its download
 * reports the damage.
 */
const readCorchetes = async (
  { documentos }: Pick<Services, 'documentos'>,
  sha256: string,
): Promise<readonly string[]> => {
  try {
    return await findCorchetes(
      sha256,
      async () => new Uint8Array(await buffer(await documentos.read(sha256))),
    )
  } catch (error) {
    if (error instanceof DocumentoDanado) return []
    throw error
  }
}

/**
 * Loads the documents of a case that the person may read, in the order of joining. Opens the files that this product
 * did not make. So the person knows beforehand which files cannot be joined.
 */
export const loadDocumentosDeCaso = async (
  services: Pick<Services, 'config' | 'db' | 'documentos'>,
  sesion: Sesion,
  clave: ClaveDeCaso,
): Promise<readonly DocumentoDeLegajo[]> => {
  const filas = (await listFilasDeDocumentos(services.db, clave)).filter((fila) =>
    seVe(sesion, fila),
  )
  const ajenos = filas.flatMap(({ tipo, ajeno }) =>
    SE_JUNTAN.includes(tipo) && ajeno !== null ? [{ sha256: ajeno, tipo }] : [],
  )
  const fallas = await reviewAjenos(services, ajenos)
  const sePuedeImprimir = services.config.libreoffice !== undefined
  const documentos = filas.map(async (fila): Promise<DocumentoDeCaso> => {
    const { clase, numero, fecha, ajeno, word } = fila
    const falla = (ajeno !== null && fallas.get(ajeno)) || null
    const suyo = { clase, numero, nombre: nombreDe(fila), fecha, falla }
    return word !== null && sePuedeImprimir
      ? { ...suyo, tipo: PDF, tamano: null, corchetes: await readCorchetes(services, word) }
      : { ...suyo, tipo: fila.tipo, tamano: fila.tamano }
  })
  return decideDocumentosDeLegajo(await Promise.all(documentos)).valor
}
