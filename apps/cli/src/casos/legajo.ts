import { legajos } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { outputOption, refuseJsonOnStdout } from '../args/output-option.ts'
import type { Context } from '../context.ts'
import { action, examples, overwriteOption, type Verb } from '../define.ts'
import { checkTarget, saveFile } from '../http/save-file.ts'
import { readCaso } from './read-caso.ts'

interface Options {
  readonly documentos?: string
  readonly zip?: boolean
  readonly output?: string
  readonly force?: boolean
}

const t = textos.legajos.pantalla

const run = async (context: Context, options: Options, args: readonly string[]) => {
  const caso = readCaso(args)
  const { documentos = '', zip = false } = options
  const formato = zip ? ('zip' as const) : ('pdf' as const)
  const target = options.output ?? interpolar(textos.archivos.legajo, { ...caso, formato })
  const overwrite = options.force === true
  refuseJsonOnStdout(context, target)
  checkTarget(target, overwrite)
  const { output, interrupt } = context
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const pedidas = documentos.split(',').filter((clave) => clave !== '')
  const hay = await connection.call(legajos.listDocumentosDeLegajo, { query: caso })
  const elegidos = hay.documentos.filter(({ clave, elegido }) =>
    pedidas.length === 0 ? elegido : pedidas.includes(clave),
  )
  const query = { ...caso, formato, documentos: pedidas.join(',') }
  const reply = await connection.call(legajos.downloadLegajo, { query })
  const bytes = await saveFile(reply, output, { target, overwrite, signal: interrupt.signal })
  for (const aviso of hay.avisos) output.warn(aviso)
  const aparte = zip ? [] : elegidos.filter(({ forma }) => forma === 'aparte')
  const nombres = aparte.map(({ nombre }) => nombre).join(', ')
  if (nombres !== '') output.warn(interpolar(t.van, { nombres }))
  const enPaginas = zip ? [] : elegidos.filter(({ forma }) => forma === 'paginas')
  for (const { nombre, aviso } of enPaginas) if (aviso !== '') output.warn(`${nombre}: ${aviso}`)
  if (target === '-') return undefined
  const claves = elegidos.map(({ clave }) => clave)
  const fuera = aparte.map(({ clave }) => clave)
  const datos = { ...caso, formato, documentos: claves, aparte: fuera, archivo: target, bytes }
  await output.data(datos, () => target)
  return undefined
}

export const legajoDeCaso: Verb = (noun) => {
  const command = noun
    .command('legajo')
    .description(
      'Junta los documentos de un caso en un PDF con carátula, índice y fojas, o en un zip con los originales',
    )
    .argument('<imponible>', 'Número del inmueble o del comercio')
    .argument('<recurso>', 'Código del recurso: AB, SS, SE…')
    .option('--documentos <claves>', 'Los que van, con las claves de «apremia casos documentos»')
    .option('--zip', 'Cada documento como se guardó, con los datos del caso en un texto')
    .addOption(outputOption())
    .addOption(overwriteOption())
    .action(action(run))
  examples(
    command,
    'apremia casos legajo 101 AB',
    'apremia casos legajo 101 AB --documentos titulo-1520,carta-310 -o inicio.pdf',
    'apremia casos legajo 101 AB --zip',
  )
}
