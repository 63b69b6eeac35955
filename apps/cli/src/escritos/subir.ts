import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { escritosJudiciales } from '@apremia/api-client'
import { CLASES_DE_ESCRITO, type ClaseDeEscrito } from '@apremia/core'
import { Option } from 'commander'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb } from '../define.ts'

interface Options {
  readonly clase: ClaseDeEscrito
  readonly nombre: string
  readonly dryRun?: boolean
}

const run = async (
  { output, ...context }: Context,
  { clase, nombre, dryRun = false }: Options,
  [path = '']: readonly string[],
) => {
  const file = { data: await openAsBlob(path), name: basename(path) }
  const { connect } = await import('../http/with-client.ts')
  const connection = connect({ ...context, output })
  const plantillas = await connection.call(escritosJudiciales.listPlantillas, {})
  const actual = plantillas.find((una) => una.nombre === nombre)
  const vista = actual?.versiones[0]?.version ?? 0
  const pedido = { body: { clase, nombre, version: vista }, files: { file } }
  if (dryRun) {
    const revisada = await connection.call(escritosJudiciales.simulateUploadPlantilla, pedido)
    const datos = { nombre, clase, version: vista + 1, campos: revisada.campos, subida: false }
    await output.data(
      datos,
      () => `La plantilla está bien: «${nombre}» quedaría en la versión ${vista + 1}.`,
    )
    return undefined
  }
  const subida = await connection.call(escritosJudiciales.uploadPlantilla, pedido)
  await output.data(
    { ...subida, subida: true },
    () => `La plantilla «${nombre}» quedó en la versión ${subida.versiones[0]?.version ?? 1}.`,
  )
  return undefined
}

export const subirPlantilla: Verb = (noun) => {
  const command = noun
    .command('subir')
    .description(
      'Sube una plantilla de Word, u otra versión de la del mismo nombre (solo administradores)',
    )
    .argument('<archivo.docx>', 'El documento, con sus campos entre llaves')
    .addOption(
      new Option('--clase <clase>', 'Qué escrito es')
        .choices(CLASES_DE_ESCRITO)
        .makeOptionMandatory(),
    )
    .requiredOption('--nombre <nombre>', 'Cómo se llama la plantilla')
    .addOption(dryRunOption())
    .action(action(run))
  examples(
    command,
    "apremia escritos subir demanda.docx --clase demanda --nombre 'Demanda por tasas' --dry-run",
    "apremia escritos subir demanda.docx --clase demanda --nombre 'Demanda por tasas'",
  )
}
