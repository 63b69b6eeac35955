import { open, readFile } from 'node:fs/promises'
import type { Contract } from '@apremia/api-client'
import { MAXIMO_DE_TITULO_FIRMADO } from '@apremia/core'
import { requireFile, type UploadedFile } from '../platform/http/form.ts'
import type { Handler, HandlerCall } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { type DestinoDeFirmado, keepTituloFirmado, resultadoDe } from './keep-titulo-firmado.ts'
import { type EntradaDeZip, openZipDeFirmados } from './zip-de-firmados.ts'

type Call = HandlerCall<Contract['keepTitulosFirmados']>

/** Number of entries of a zip that one request checks. Checking this many entries takes a few seconds. */
const POR_VEZ = 100

const INICIO_DE_PDF = Buffer.from('%PDF-')
const INICIO_DE_ZIP = Buffer.from('PK')

const readInicio = async (path: string): Promise<Buffer> => {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(5), 0, 5, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const isZip = (inicio: Buffer): boolean => inicio.subarray(0, 2).equals(INICIO_DE_ZIP)

const keepBytes = async (
  services: Services,
  { sesion, body }: Call,
  archivo: string,
  bytes: Buffer,
): Promise<DestinoDeFirmado> =>
  bytes.subarray(0, INICIO_DE_PDF.length).equals(INICIO_DE_PDF)
    ? keepTituloFirmado(services, sesion, {
        ...{ archivo, bytes, simulacion: body.simulacion },
        reemplazar: body.reemplazar === '1',
      })
    : resultadoDe(archivo, isZip(bytes) ? 'zip-adentro' : 'no-es-pdf')

const keepEntrada = async (
  services: Services,
  call: Call,
  { archivo, grande, read }: EntradaDeZip,
): Promise<DestinoDeFirmado> => {
  if (grande) return resultadoDe(archivo, 'grande')
  const bytes = await read()
  return bytes === undefined
    ? resultadoDe(archivo, 'danado')
    : keepBytes(services, call, archivo, bytes)
}

const keepUno = async (services: Services, call: Call, { path, name, size }: UploadedFile) => ({
  archivos: [
    size > MAXIMO_DE_TITULO_FIRMADO
      ? resultadoDe(name, 'grande')
      : await keepBytes(services, call, name, await readFile(path)),
  ],
  ...{ total: 1, siguiente: null, subido: null },
})

/**
 * Stores the signed titles of some entries of a zip (in a simulation, only checks them). The zip stays on the server
 * for the next entries, so that the browser uploads it only once.
 */
const keepDeZip = async (services: Services, call: Call, file: UploadedFile) => {
  const { firmadosSubidos } = services
  const { desde, subido } = call.body
  const zip = await openZipDeFirmados(file.path, file.name)
  try {
    const total = zip.entradas.length
    const hasta = Math.min(total, desde + POR_VEZ)
    const archivos: DestinoDeFirmado[] = []
    for (const entrada of zip.entradas.slice(desde, hasta))
      archivos.push(await keepEntrada(services, call, entrada))
    if (hasta >= total) {
      if (subido !== '') await firmadosSubidos.forget(call.sesion.dni)
      return { archivos, total, siguiente: null, subido: null }
    }
    const guardado = subido === '' ? await firmadosSubidos.keep(call.sesion.dni, file) : subido
    return { archivos, total, siguiente: hasta, subido: guardado }
  } finally {
    zip.close()
  }
}

/**
 * Stores the signed titles of a PDF or zip, each in its own transaction. An interruption therefore loses no stored
 * title, and sending the same file again is harmless.
 */
export const keepTitulosFirmados: Handler<'keepTitulosFirmados'> = async (services, call) => {
  const { subido } = call.body
  const work = async (file: UploadedFile) =>
    isZip(await readInicio(file.path))
      ? keepDeZip(services, call, file)
      : keepUno(services, call, file)
  return subido === ''
    ? work(requireFile(call.files, 'file'))
    : services.firmadosSubidos.use(call.sesion.dni, subido, work)
}
