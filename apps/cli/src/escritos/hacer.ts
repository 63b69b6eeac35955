import { randomUUID } from 'node:crypto'
import { escritosJudiciales } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { Option } from 'commander'
import { outputOption, refuseJsonOnStdout } from '../args/output-option.ts'
import { readCaso } from '../casos/read-caso.ts'
import type { Context } from '../context.ts'
import {
  action,
  dryRunOption,
  examples,
  overwriteOption,
  type Verb,
  wholeNumber,
} from '../define.ts'
import { checkTarget, saveFile } from '../http/save-file.ts'
import { findPlantilla } from './read-plantilla.ts'

interface Options {
  readonly porcentaje?: string
  readonly deudor: number
  readonly pdf?: boolean
  readonly output?: string
  readonly force?: boolean
  readonly dryRun?: boolean
}

const run = async (context: Context, options: Options, args: readonly string[]) => {
  const caso = readCaso(args)
  const { dryRun = false } = options
  const overwrite = options.force === true
  const { output, interrupt } = context
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const elegida = await findPlantilla(connection, args[2] ?? '')
  const { id, nombre, pidePresupuesto, presupuesto: propuesto } = elegida
  const presupuesto = options.porcentaje ?? (pidePresupuesto ? propuesto : '')
  const pedido = { ...caso, plantilla: id, presupuesto, deudor: options.deudor }
  if (dryRun) {
    const revision = await connection.call(escritosJudiciales.reviewEscrito, { query: pedido })
    const { deudores, faltas } = revision
    await output.data({ ...caso, plantilla: nombre, deudores, faltas }, () =>
      [
        ...deudores.map((deudor, i) => `--deudor ${i + 1}: ${deudor}`),
        ...(faltas.length === 0 ? ['No falta nada: el escrito puede hacerse.'] : faltas),
      ].join('\n'),
    )
    return undefined
  }
  const enPdf = options.pdf === true
  const word = interpolar(textos.archivos.escrito, { plantilla: nombre, ...caso })
  const target = options.output ?? (enPdf ? word.replace(/docx$/, 'pdf') : word)
  refuseJsonOnStdout(context, target)
  checkTarget(target, overwrite)
  const hecho = await connection.call(escritosJudiciales.createEscrito, {
    body: pedido,
    idempotencyKey: randomUUID(),
  })
  const download = enPdf ? escritosJudiciales.printEscrito : escritosJudiciales.downloadEscrito
  const reply = await connection.call(download, { params: { id: hecho.id } })
  const bytes = await saveFile(reply, output, { target, overwrite, signal: interrupt.signal })
  if (target !== '-') await output.data({ ...caso, ...hecho, archivo: target, bytes }, () => target)
  return undefined
}

export const hacerEscrito: Verb = (noun) => {
  const command = noun
    .command('hacer')
    .description('Hace un escrito de un caso con una plantilla, en Word; queda en el caso')
    .argument('<imponible>', 'Número del inmueble o del comercio')
    .argument('<recurso>', 'Código del recurso: AB, SS, SE…')
    .argument('<plantilla>', 'Número o nombre de la plantilla')
    .option(
      '--porcentaje <número>',
      'El de intereses y costas de una medida, si no es el de Configuración',
    )
    .addOption(
      new Option(
        '--deudor <número>',
        'Para quién es, si los deudores son varios; con --dry-run los dice',
      )
        .argParser(wholeNumber(1, 1000))
        .default(1),
    )
    .option('--pdf', 'Baja el escrito en PDF en vez de Word; el servidor necesita LibreOffice')
    .addOption(outputOption())
    .addOption(overwriteOption())
    .addOption(dryRunOption())
    .action(action(run))
  examples(
    command,
    'apremia escritos hacer 101 AB 3 --dry-run',
    "apremia escritos hacer 101 AB 'Demanda por tasas' -o demanda.docx",
    'apremia escritos hacer 101 AB 5 --porcentaje 30',
    'apremia escritos hacer 101 AB Cédula --deudor 2',
    'apremia escritos hacer 101 AB 3 --pdf',
  )
}
