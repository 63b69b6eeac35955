import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Archivado } from '../deposito.ts'
import type { ClienteS3 } from './cliente-s3.ts'
import { FallaDeS3 } from './falla-de-s3.ts'
import { readChunks } from './transporte-s3.ts'

/** Object of the S3-compatible store. `clave` is its key without the prefix of the installation. */
export interface ObjetoListado {
  readonly clave: string
  /** Time of the last change of the object, in milliseconds since 1970. */
  readonly tocado: number
}

const readEntidades = (xml: string): string =>
  xml.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) =>
    name === 'amp' ? '&' : name === 'lt' ? '<' : name === 'gt' ? '>' : name === 'quot' ? '"' : "'",
  )

const readElement = (xml: string, name: string): string | undefined => {
  const [, value] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? []
  return value === undefined ? undefined : readEntidades(value)
}

/**
 * Returns the objects on one page of the S3-compatible store's list. Leaves out objects outside the prefix of the
 * installation.
 *
 * @throws FallaDeS3 when the text is not a list, or does not say whether more pages follow
 */
export const parseLista = (
  xml: string,
  prefijo: string,
): { readonly objetos: ObjetoListado[]; readonly siguiente: string | undefined } => {
  if (!xml.includes('<ListBucketResult')) throw new FallaDeS3('SinLista', true)
  const objetos: ObjetoListado[] = []
  for (const [objeto] of xml.matchAll(/<Contents>.*?<\/Contents>/gs)) {
    const key = readElement(objeto, 'Key') ?? ''
    if (!key.startsWith(prefijo)) continue
    const tocado = Date.parse(readElement(objeto, 'LastModified') ?? '')
    objetos.push({ clave: key.slice(prefijo.length), tocado })
  }
  if (readElement(xml, 'IsTruncated') !== 'true') return { objetos, siguiente: undefined }
  const siguiente = readElement(xml, 'NextContinuationToken')
  if (!siguiente) throw new FallaDeS3('ListaCortada', false)
  return { objetos, siguiente }
}

/**
 * Lists the objects whose key begins with `bajo`, page by page.
 *
 * @param urgente whether the caller holds locks. Each page is then requested once, with a short deadline
 */
export async function* listObjetos(
  cliente: ClienteS3,
  bajo = '',
  urgente = false,
): AsyncGenerator<ObjetoListado[]> {
  const base = { 'list-type': '2', prefix: `${cliente.prefijo}${bajo}`, 'max-keys': '1000' }
  let desde: string | undefined
  do {
    const query = desde === undefined ? base : { ...base, 'continuation-token': desde }
    const { objetos, siguiente } = await cliente.send(
      { method: 'GET', key: '', query, urgente },
      async (respuesta) => {
        if (respuesta === undefined) throw new FallaDeS3('SinLista', true)
        return parseLista(await text(Readable.from(readChunks(respuesta.body))), cliente.prefijo)
      },
    )
    yield objetos
    desde = siguiente
  } while (desde !== undefined)
}

/**
 * Returns the document that an object of the bucket stores, as an array of one element. For an object that is not a
 * document, the array is empty.
 */
export const toArchivado = ({ clave, tocado }: ObjetoListado): Archivado[] => {
  const [, carpeta = '', nombre] = /^([0-9a-f]{2})\/([0-9a-f]{64})$/.exec(clave) ?? []
  return nombre?.startsWith(carpeta) ? [{ nombre, tocado }] : []
}

/** Lists the documents in the bucket. Other objects are left out. */
export async function* listArchivados(cliente: ClienteS3): AsyncGenerator<Archivado[]> {
  for await (const objetos of listObjetos(cliente)) yield objetos.flatMap(toArchivado)
}
