import { firmaDeTitulos } from '@apremia/api-client'
import { MAXIMO_PARA_FIRMAR } from '@apremia/core'
import { outputOption } from '../args/output-option.ts'
import type { Context } from '../context.ts'
import { action, examples, overwriteOption, type Verb } from '../define.ts'
import { readAllPages } from '../http/read-pages.ts'
import { checkTarget, saveFile } from '../http/save-file.ts'
import type { Connection } from '../http/with-client.ts'
import { CliError, usageError } from '../terminal/cli-error.ts'
import { formatCantidad, formatTamano } from '../terminal/local-format.ts'

interface Options {
  readonly lote?: string
  readonly recurso?: string
  readonly output?: string
  readonly force?: boolean
}

const readNumeros = (textos: readonly string[]): number[] =>
  textos.map((texto) => {
    if (!/^[1-9]\d{0,8}$/.test(texto)) throw usageError(`«${texto}» no es un número de título.`)
    return Number(texto)
  })

const findSinFirmar = async (
  connection: Connection,
  { lote, recurso }: Options,
): Promise<number[]> => {
  const rows = await readAllPages((page) =>
    connection.page(firmaDeTitulos.listTitulosParaFirmar, {
      query: { ...page, ...(lote && { lote }), ...(recurso && { recurso }) },
    }),
  )
  return rows.map(({ num_titulo }) => num_titulo)
}

const targetOf = (target: string, i: number): string =>
  i === 0 ? target : target.replace(/(\.zip)?$/i, `_${i + 1}$1`)

const run = async (context: Context, options: Options, dichos: readonly string[]) => {
  const { output, interrupt } = context
  const { output: target = 'titulos_para_firmar.zip', force: overwrite = false } = options
  if (target === '-') throw usageError('Los zips pueden ser varios: no van a la salida estándar.')
  if (dichos.length > 0 && (options.lote || options.recurso))
    throw usageError('Se eligen por su número, o por --lote y --recurso, pero no por los dos.')
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const numeros = dichos.length > 0 ? readNumeros(dichos) : await findSinFirmar(connection, options)
  if (numeros.length === 0)
    throw new CliError('falla', {
      codigo: 'sin-titulos',
      mensaje: 'No hay títulos sin firmar con ese filtro.',
    })
  const tandas = Array.from({ length: Math.ceil(numeros.length / MAXIMO_PARA_FIRMAR) }, (_, i) => ({
    archivo: targetOf(target, i),
    numeros: numeros.slice(i * MAXIMO_PARA_FIRMAR, (i + 1) * MAXIMO_PARA_FIRMAR),
  }))
  for (const { archivo } of tandas) checkTarget(archivo, overwrite)
  for (const { archivo, numeros: suyos } of tandas) {
    const reply = await connection.call(firmaDeTitulos.downloadTitulosParaFirmar, {
      body: { numeros: suyos },
    })
    const bytes = await saveFile(reply, output, {
      ...{ target: archivo, overwrite, signal: interrupt.signal },
    })
    const cuantos = formatCantidad(suyos.length, 'título', 'títulos')
    output.note(`${archivo}: ${cuantos} (${formatTamano(bytes)})`)
  }
  const archivos = tandas.map(({ archivo }) => archivo)
  await output.data({ archivos, titulos: numeros.length }, () => archivos.join('\n'))
  return undefined
}

export const descargarParaFirmar: Verb = (noun) => {
  const command = noun
    .command('descargar')
    .description(
      `Descarga en un zip los títulos como se emitieron, para firmarlos: los de esos números o, sin ninguno, todos los que no tienen firma. Cada zip lleva hasta ${MAXIMO_PARA_FIRMAR}`,
    )
    .argument('[número...]', 'Números de título')
    .option('--lote <lote>', 'Los sin firmar de este lote')
    .option('--recurso <código>', 'Los sin firmar de este recurso')
    .addOption(outputOption())
    .addOption(overwriteOption())
    .action(action(run))
  examples(
    command,
    'apremia firma descargar -o junio.zip',
    'apremia firma descargar 101 102',
    'apremia firma descargar --lote 3f0c2a9e-5b1d-4c7e-9a61-0d2f6b8c4e11',
  )
}
