import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entregas } from '@apremia/api-client'
import { ARCHIVOS_DE_ENTREGA } from '@apremia/core'
import { Option } from 'commander'
import type { Context } from '../context.ts'
import { action, examples, overwriteOption, type Verb, wholeNumber } from '../define.ts'
import { saveFile } from '../http/save-file.ts'
import { formatCantidad } from '../terminal/local-format.ts'
import { checkCarpeta, unpackPaquete } from './carpeta-de-paquete.ts'

interface Options {
  readonly output: string
  readonly desde?: number
  readonly force?: boolean
}

const NOMBRES = ['manifiesto', ...ARCHIVOS_DE_ENTREGA.map(({ nombre }) => nombre)]

const run = async (context: Context, { output: carpeta, desde, force = false }: Options) => {
  const { output, interrupt } = context
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const tramo = await connection.call(entregas.getEntregas, {
    query: desde === undefined ? {} : { desde },
  })
  const marcas = { desde: tramo.desde, hasta: tramo.hasta }
  const rechazos = tramo.acuse?.rechazos.length ?? 0
  if (rechazos > 0)
    output.note(
      `En el último acuse el municipio rechazó ${formatCantidad(rechazos, 'fila', 'filas')}: vuelven a ir.`,
    )
  if (!tramo.hay) {
    await output.data({ ...marcas, archivos: [] }, () => '')
    output.note(`No hay nada nuevo desde la marca ${marcas.desde}.`)
    return undefined
  }
  await checkCarpeta(carpeta, force)
  const temporal = await mkdtemp(join(tmpdir(), 'apremia-'))
  try {
    const zip = join(temporal, 'novedades.zip')
    const reply = await connection.call(entregas.downloadEntrega, { query: marcas })
    await saveFile(reply, output, { target: zip, overwrite: false, signal: interrupt.signal })
    const { archivos } = await unpackPaquete(zip, carpeta, NOMBRES, interrupt.signal)
    await output.data({ ...marcas, carpeta, archivos }, () =>
      archivos.map((archivo) => join(carpeta, archivo)).join('\n'),
    )
    output.note(`Lo hecho después de la marca ${marcas.desde} y hasta la ${marcas.hasta}.`)
    output.note(`Cuando el municipio lo haya tomado: apremia municipio acusar ${marcas.hasta}`)
    return undefined
  } finally {
    await rm(temporal, { recursive: true, force: true })
  }
}

export const novedadesDelMunicipio: Verb = (noun) => {
  const command = noun
    .command('novedades')
    .description('Escribe lo hecho en el producto, para el sistema del municipio (administradores)')
    .addOption(
      new Option('-o, --output <carpeta>', 'Carpeta donde se escribe').makeOptionMandatory(),
    )
    .addOption(
      new Option(
        '--desde <marca>',
        'Marca desde la que se pide; si no, la última que se acusó',
      ).argParser(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
    )
    .addOption(overwriteOption())
    .action(action(run))
  examples(
    command,
    'apremia municipio novedades -o novedades',
    'apremia municipio novedades --desde 12345 -o novedades --force',
  )
}
