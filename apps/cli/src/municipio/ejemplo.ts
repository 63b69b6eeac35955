import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fechaEnZona, formatFecha, parseCodigoAbogado } from '@apremia/core'
import { Option } from 'commander'
import type { Context } from '../context.ts'
import { action, examples, overwriteOption, type Verb } from '../define.ts'
import { CliError, usageError } from '../terminal/cli-error.ts'

interface Options {
  readonly output: string
  readonly force?: boolean
  readonly abogado?: string
}

const refuseFull = async (carpeta: string, force: boolean): Promise<void> => {
  if (force || !existsSync(carpeta) || (await readdir(carpeta)).length === 0) return
  throw new CliError('falla', {
    codigo: 'archivo-existente',
    mensaje: `La carpeta ${carpeta} no está vacía: no se escribe en ella.`,
    sugerencias: ['Elija otra con -o, o agregue --force para reemplazar los archivos del ejemplo.'],
    detalle: { archivo: carpeta },
  })
}

const parseAbogado = (texto: string): string => {
  const codigo = parseCodigoAbogado(texto)
  if (codigo === undefined) throw usageError(`«${texto}» no es un código de abogado.`)
  return codigo
}

const run = async ({ output }: Context, { output: carpeta, force = false, abogado }: Options) => {
  await refuseFull(carpeta, force)
  const { buildPaqueteEjemplo } = await import('@apremia/workbooks')
  const ahora = new Date()
  const hoy = fechaEnZona(ahora)
  const archivos = buildPaqueteEjemplo(hoy, ahora.toISOString(), abogado)
  await mkdir(carpeta, { recursive: true })
  for (const [nombre, texto] of archivos) await writeFile(join(carpeta, nombre), texto)
  await output.data({ carpeta, archivos: [...archivos.keys()] }, () =>
    [...archivos.keys()].map((nombre) => join(carpeta, nombre)).join('\n'),
  )
  output.note(`Paquete de ejemplo con importes al ${formatFecha(hoy)}.`)
  output.note(`Para comprobarlo: apremia municipio revisar ${carpeta}`)
  return undefined
}

export const ejemploDePaquete: Verb = (noun) => {
  const command = noun
    .command('ejemplo')
    .description('Escribe un paquete chico y completo, con datos ficticios, para copiar su forma')
    .addOption(
      new Option('-o, --output <carpeta>', 'Carpeta donde se escribe').makeOptionMandatory(),
    )
    .addOption(
      new Option(
        '--abogado <código>',
        'Nombra a este, que ya está en la instalación, en lugar de traer un abogado ficticio',
      ).argParser(parseAbogado),
    )
    .addOption(overwriteOption())
    .action(action(run))
  examples(
    command,
    'apremia municipio ejemplo -o ejemplo',
    'apremia municipio ejemplo -o ejemplo --abogado A01',
  )
}
