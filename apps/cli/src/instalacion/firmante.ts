import { parametros } from '@apremia/api-client'
import type { ClaveDeParametro } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb, withRows } from '../define.ts'
import { usageError } from '../terminal/cli-error.ts'
import type { TableColumn } from '../terminal/column.ts'

interface Datos {
  readonly lugar?: string
  readonly funcionario?: string
  readonly cargo?: string
  readonly ordenanza?: string
  readonly expediente?: string
}

interface Options extends Datos {
  readonly motivo?: string
  readonly dryRun?: boolean
}

interface Fila {
  readonly clave: ClaveDeParametro
  readonly valor: string
  readonly cambia: boolean
}

const DATOS = ['lugar', 'funcionario', 'cargo', 'ordenanza', 'expediente'] as const

const COLUMNS: readonly TableColumn<Fila>[] = [
  { key: 'clave', title: 'CLAVE', value: ({ clave }) => clave },
  { key: 'valor', title: 'VALOR', value: ({ valor }) => valor, flexible: true },
  { key: 'cambia', title: 'CAMBIA', value: ({ cambia }) => cambia },
]

const run = async (context: Context, { motivo = '', dryRun = false, ...datos }: Options) => {
  const dados = DATOS.flatMap((dato) => {
    const valor = datos[dato]
    return valor === undefined ? [] : [{ clave: `municipio.${dato}` as const, valor }]
  })
  if (dados.length === 0) throw usageError('Indique al menos un dato, por ejemplo --funcionario.')
  const { connect } = await import('../http/with-client.ts')
  const { call } = connect(context)
  const cambios: Fila[] = []
  // The service first checks every change without saving it. If one change is refused, none is saved.
  for (const body of dados)
    cambios.push(await call(parametros.simulateParametro, { body: { ...body, motivo } }))
  if (!dryRun)
    for (const body of dados) await call(parametros.saveParametro, { body: { ...body, motivo } })
  await context.output.rows(COLUMNS, cambios, { guardado: !dryRun })
  return undefined
}

export const ponerFirmante: Verb = (noun) => {
  const command = noun
    .command('firmante')
    .description(
      'Pone quién firma los títulos, con qué cargo y dónde, todo junto; rige desde hoy (solo administradores)',
    )
    .option('--lugar <texto>', 'Lugar de emisión')
    .option('--funcionario <texto>', 'Quien certifica la deuda')
    .option('--cargo <texto>', 'Su cargo')
    .option('--ordenanza <texto>', 'Ordenanza fiscal; sin ella sale una raya')
    .option('--expediente <texto>', 'Expediente; sin él sale una raya')
    .option('--motivo <texto>', 'Por qué: hace falta para corregir lo puesto hoy')
    .addOption(dryRunOption())
    .action(action(run, withRows))
  examples(
    command,
    "apremia instalacion firmante --lugar 'Villa Ramallo' --funcionario 'Cra. Ana Paz' --cargo 'Directora de Rentas'",
  )
}
