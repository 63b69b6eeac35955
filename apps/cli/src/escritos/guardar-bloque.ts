import { readFile } from 'node:fs/promises'
import { escritosJudiciales } from '@apremia/api-client'
import { decideBloque } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb } from '../define.ts'
import { CliError } from '../terminal/cli-error.ts'

interface Options {
  readonly dryRun?: boolean
}

const run = async (
  context: Context,
  { dryRun = false }: Options,
  [nombre = '', path = '']: readonly string[],
) => {
  const texto = (await readFile(path, 'utf8'))
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trim()
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const bloques = await connection.call(escritosJudiciales.listBloques, {})
  const actual = bloques.find((uno) => uno.nombre === nombre)
  const datos = { nombre, texto, antes: actual?.texto ?? null, guardado: !dryRun }
  if (dryRun) {
    const decision = decideBloque({ nombre, texto })
    if (!decision.ok)
      throw new CliError('falla', {
        codigo: 'campos-invalidos',
        mensaje: decision.motivos.map(({ mensaje }) => mensaje).join(' '),
      })
    await context.output.data(datos, () =>
      actual ? `El bloque «${nombre}» cambiaría de texto.` : `El bloque «${nombre}» se agregaría.`,
    )
    return undefined
  }
  await connection.call(escritosJudiciales.saveBloque, {
    body: { nombre, texto, version: actual?.version ?? '' },
  })
  await context.output.data(datos, () => `El bloque «${nombre}» quedó guardado.`)
  return undefined
}

export const guardarBloque: Verb = (noun) => {
  const command = noun
    .command('guardar-bloque')
    .description('Agrega un bloque de texto o cambia el que hay; los escritos hechos no cambian')
    .argument('<nombre>', 'Minúsculas, números y guiones: costas')
    .argument('<archivo.txt>', 'El texto, en UTF-8: cada línea es un párrafo')
    .addOption(dryRunOption())
    .action(action(run))
  examples(
    command,
    'apremia escritos guardar-bloque costas costas.txt --dry-run',
    'apremia escritos guardar-bloque costas costas.txt',
  )
}
