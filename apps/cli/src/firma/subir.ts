import { openAsBlob } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  type ArchivoDeFirmados,
  firmaDeTitulos,
  MAXIMO_DE_FIRMADOS,
  sendFirmados,
} from '@apremia/api-client'
import { interpolar, isFirmadoAceptado, textos } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb, withRows } from '../define.ts'
import type { Connection } from '../http/with-client.ts'
import { CliError } from '../terminal/cli-error.ts'
import type { TableColumn } from '../terminal/column.ts'
import { SALIDAS } from '../terminal/exit-code.ts'
import { isApiError } from '../terminal/failure.ts'
import { formatEntero } from '../terminal/local-format.ts'
import { createProgress } from '../terminal/progress.ts'

const { firmaDeTitulos: t } = textos

interface Options {
  readonly reemplazar?: boolean
  readonly dryRun?: boolean
}

interface Envio {
  readonly connection: Connection
  readonly options: Options
  readonly signal: AbortSignal
  /**
   * Shows the results of some of the signed titles in the PDF or zip `name`. The file has `total` titles. The server
   * has checked `hecho` of them.
   */
  readonly onArchivos: (
    archivos: readonly ArchivoDeFirmados[],
    name: string,
    hecho: number,
    total: number,
  ) => void
}

const IS_ZIP = /\.zip$/i

const COLUMNS: readonly TableColumn<ArchivoDeFirmados>[] = [
  { key: 'archivo', title: 'ARCHIVO', value: ({ archivo }) => archivo, flexible: true },
  { key: 'numero', title: 'TÍTULO', value: ({ numero }) => numero, align: 'right' },
  {
    ...{ key: 'resultado', title: 'RESULTADO', value: ({ resultado }) => resultado },
    text: ({ resultado }) => t.resultados[resultado].nombre,
  },
  { key: 'frase', title: 'QUÉ HACER', value: ({ frase }) => frase, flexible: true },
]

const findInFolder = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((uno) => uno.isFile() && /^[^.].*\.(pdf|zip)$/i.test(uno.name))
    .map((uno) => join(uno.parentPath, uno.name))
    .sort()
}

const findFiles = async (paths: readonly string[]): Promise<string[]> => {
  const files: string[] = []
  for (const path of paths) {
    if ((await stat(path)).isDirectory()) files.push(...(await findInFolder(path)))
    else files.push(path)
  }
  if (files.length > 0) return files
  throw new CliError('falla', { codigo: 'sin-archivos', mensaje: 'No hay ningún PDF ni zip.' })
}

const refused = (archivo: string, frase: string): ArchivoDeFirmados => ({
  ...{ archivo, resultado: 'danado', numero: null, frase },
})

/**
 * Sends one PDF or zip of signed titles. If the server refuses the whole file, the command continues with the next
 * file.
 */
const sendFile = async (
  { connection, options, onArchivos }: Envio,
  path: string,
  name = basename(path),
): Promise<void> => {
  const { reemplazar = false, dryRun: simulacion = false } = options
  const data = await openAsBlob(path)
  try {
    await sendFirmados({
      ...{ reemplazar, simulacion },
      onArchivos: (archivos, hecho, total) => onArchivos(archivos, name, hecho, total),
      send: (body, conArchivo) =>
        connection.call(firmaDeTitulos.keepTitulosFirmados, {
          ...{ body, files: conArchivo ? { file: { data, name } } : {} },
        }),
    })
  } catch (error) {
    if (!isApiError(error) || ![413, 422].includes(error.status)) throw error
    onArchivos([refused(name, error.message)], name, 1, 1)
  }
}

const sendEntero = async (envio: Envio, path: string): Promise<void> => {
  const name = basename(path)
  const { size } = await stat(path)
  const refuse = (motivo: string) =>
    envio.onArchivos([refused(name, `«${name}» ${motivo}.`)], name, 1, 1)
  if (size === 0) return refuse(t.subir.vacio)
  if (size <= MAXIMO_DE_FIRMADOS) return sendFile(envio, path)
  if (!IS_ZIP.test(path))
    return refuse(interpolar(t.subir.grande, { mb: MAXIMO_DE_FIRMADOS / 1024 / 1024 }))
  const { isZipDanado, sendZipEnPartes } = await import('./send-en-partes.ts')
  try {
    await sendZipEnPartes(path, envio.signal, (parte, n, partes) =>
      sendFile(envio, parte, interpolar(t.enElComando.parte, { archivo: name, n, partes })),
    )
  } catch (error) {
    if (!isZipDanado(error)) throw error
    refuse(t.enElComando.danado)
  }
}

/** Maximum number of loose PDFs that the command sends one by one. A larger number of PDFs is sent in zips. */
const POCOS = 100

const sendTodo = async (
  envio: Envio,
  files: readonly string[],
  onFile: (hecho: number) => void,
): Promise<void> => {
  const sueltos = files.filter((path) => !IS_ZIP.test(path))
  const uno = sueltos.length > POCOS ? files.filter((path) => IS_ZIP.test(path)) : files
  for (const [i, path] of uno.entries()) {
    envio.signal.throwIfAborted()
    onFile(i)
    await sendEntero(envio, path)
  }
  if (sueltos.length <= POCOS) return
  const { sendPdfEnPartes } = await import('./send-en-partes.ts')
  await sendPdfEnPartes(sueltos, envio.signal, (parte, n, partes) =>
    sendFile(envio, parte, interpolar(t.enElComando.sueltos, { n, partes })),
  )
}

const describeCuenta = (archivos: readonly ArchivoDeFirmados[]): string => {
  const yaEstaban = archivos.filter(({ resultado }) => resultado === 'ya-estaba').length
  const aceptados = archivos.filter(({ resultado }) => isFirmadoAceptado(resultado)).length
  const { guardados, yaEstaban: estaban, rechazados } = t.enElComando
  return [
    interpolar(guardados, { n: formatEntero(aceptados - yaEstaban) }),
    interpolar(estaban, { n: formatEntero(yaEstaban) }),
    interpolar(rechazados, { n: formatEntero(archivos.length - aceptados) }),
  ].join(' · ')
}

const run = async (context: Context, options: Options, paths: readonly string[]) => {
  const { output, interrupt } = context
  const files = await findFiles(paths)
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const archivos: ArchivoDeFirmados[] = []
  const progress = await createProgress(context)
  try {
    const envio: Envio = {
      ...{ connection, options, signal: interrupt.signal },
      onArchivos: (nuevos, name, hecho, total) => {
        archivos.push(...nuevos)
        if (total > 1)
          progress.update(interpolar(t.subir.revisando, { archivo: name }), hecho, total)
      },
    }
    await sendTodo(envio, files, (hecho) => progress.update(t.subir.titulo, hecho, files.length))
  } catch (error) {
    if (archivos.length > 0) output.warn(`Hasta acá: ${describeCuenta(archivos)}.`)
    throw error
  } finally {
    progress.stop()
  }
  await output.rows(COLUMNS, archivos, { total: archivos.length })
  output.note(describeCuenta(archivos))
  if (options.dryRun) output.note(t.enElComando.nada)
  return archivos.every(({ resultado }) => isFirmadoAceptado(resultado))
    ? SALIDAS.correcto
    : SALIDAS.falla
}

export const subirFirmados: Verb = (noun) => {
  const command = noun
    .command('subir')
    .description(
      'Guarda los títulos firmados, que se reconocen por lo que tienen y no por su nombre. Termina con código 1 si se rechazó alguno; repetirlo no hace daño',
    )
    .argument('<archivo...>', 'PDF firmados, zips con ellos de cualquier tamaño, o carpetas')
    .option('--reemplazar', 'Reemplaza los firmados que ya estén guardados')
    .addOption(dryRunOption())
    .action(action(run, withRows))
  examples(
    command,
    'apremia firma subir firmados/',
    'apremia firma subir junio_firmados.zip 101_firmado.pdf',
    'apremia firma subir 101_firmado.pdf --reemplazar',
  )
}
