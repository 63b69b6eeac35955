import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Archivado } from '../deposito.ts'
import type { ClienteS3 } from './cliente-s3.ts'
import { FallaDeS3 } from './falla-de-s3.ts'
import { readChunks } from './transporte-s3.ts'

const readEntidades = (xml: string): string =>
  xml.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) =>
    name === 'amp' ? '&' : name === 'lt' ? '<' : name === 'gt' ? '>' : name === 'quot' ? '"' : "'",
  )

const readElement = (xml: string, name: string): string | undefined => {
  const [, value] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? []
  return value === undefined ? undefined : readEntidades(value)
}

/**
 * Returns the documents of one page of the list. Other objects of the bucket are left out.
 *
 * @throws FallaDeS3 when the text is not a list, or does not say how it goes on
 */
export const parseLista = (
  xml: string,
  prefijo: string,
): { readonly archivados: Archivado[]; readonly siguiente: string | undefined } => {
  if (!xml.includes('<ListBucketResult')) throw new FallaDeS3('SinLista', true)
  const archivados: Archivado[] = []
  for (const [objeto] of xml.matchAll(/<Contents>.*?<\/Contents>/gs)) {
    const key = readElement(objeto, 'Key') ?? ''
    const [, carpeta, nombre] =
      /^([0-9a-f]{2})\/([0-9a-f]{64})$/.exec(key.slice(prefijo.length)) ?? []
    if (nombre === undefined || !key.startsWith(prefijo) || !nombre.startsWith(carpeta ?? ''))
      continue
    archivados.push({ nombre, tocado: Date.parse(readElement(objeto, 'LastModified') ?? '') })
  }
  if (readElement(xml, 'IsTruncated') !== 'true') return { archivados, siguiente: undefined }
  const siguiente = readElement(xml, 'NextContinuationToken')
  if (!siguiente) throw new FallaDeS3('ListaCortada', false)
  return { archivados, siguiente }
}

/** Lists the documents of the store, page by page. */
export async function* listObjetos(cliente: ClienteS3): AsyncGenerator<Archivado[]> {
  const base = { 'list-type': '2', prefix: cliente.prefijo, 'max-keys': '1000' }
  let desde: string | undefined
  do {
    const query = desde === undefined ? base : { ...base, 'continuation-token': desde }
    const { archivados, siguiente } = await cliente.send(
      { method: 'GET', key: '', query },
      async (respuesta) => {
        if (respuesta === undefined) throw new FallaDeS3('SinLista', true)
        return parseLista(await text(Readable.from(readChunks(respuesta.body))), cliente.prefijo)
      },
    )
    yield archivados
    desde = siguiente
  } while (desde !== undefined)
}
