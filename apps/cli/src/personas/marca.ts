import { paginaDeContribuyente } from '@apremia/api-client'
import {
  decideMarca,
  type Fecha,
  fechaEnZona,
  MARCAS_DE_CONTRIBUYENTE,
  type MarcaAnotada,
  type MarcaDeContribuyente,
  parseFecha,
  SIN_MARCA,
  writeMarca,
} from '@apremia/core'
import { Argument, Option } from 'commander'
import { fechaParser } from '../args/parse-fecha.ts'
import type { Context } from '../context.ts'
import { action, dryRunOption, examples, type Verb, wholeNumber } from '../define.ts'
import { usageError } from '../terminal/cli-error.ts'

interface Options {
  readonly desde?: Fecha
  readonly nota?: string
  readonly quitar?: boolean
  readonly dryRun?: boolean
}

const readMarca = (
  marca: MarcaDeContribuyente | undefined,
  { desde, nota = '', quitar = false }: Options,
  hoy: Fecha,
): MarcaAnotada => {
  if ((marca === undefined) !== quitar)
    throw usageError(`Diga cuál: ${MARCAS_DE_CONTRIBUYENTE.join(', ')}; o use --quitar.`)
  if (marca === undefined) return SIN_MARCA
  const decision = decideMarca({ marca, desde: desde ?? hoy, nota }, hoy)
  if (!decision.ok) throw usageError(decision.motivos.map(({ mensaje }) => mensaje).join(' '))
  return decision.valor
}

const run = async (
  context: Context,
  options: Options,
  [texto = '', escrita]: readonly string[],
) => {
  const { output } = context
  const { dryRun = false } = options
  const numero = Number(texto)
  const pedida = readMarca(
    MARCAS_DE_CONTRIBUYENTE.find((una) => una === escrita),
    options,
    fechaEnZona(new Date()),
  )
  const { connect } = await import('../http/with-client.ts')
  const connection = connect(context)
  const { MARCA, MARCA_DESDE, MARCA_NOTA } = await connection.call(
    paginaDeContribuyente.getPaginaDeContribuyente,
    { query: { numero, pagina: 1 } },
  )
  const anterior = writeMarca({
    ...{ marca: MARCA, nota: MARCA_NOTA },
    desde: parseFecha(MARCA_DESDE ?? '') ?? null,
  })
  if (!dryRun)
    await connection.call(paginaDeContribuyente.saveMarcaDeContribuyente, {
      body: { numero, ...pedida, visto: anterior },
    })
  await output.data(
    { numero, anterior, ...pedida, guardado: !dryRun },
    () =>
      `Contribuyente ${numero}: ${anterior || '—'} → ${writeMarca(pedida) || '—'}${dryRun ? ', sin guardar' : ''}.`,
  )
  return undefined
}

export const marcarContribuyente: Verb = (noun) => {
  const command = noun
    .command('marca')
    .description('Anota que un contribuyente falleció, o está en concurso o en quiebra, o lo quita')
    .argument('<número>', 'El del contribuyente en el municipio', wholeNumber(1, 999_999_999))
    .addArgument(
      new Argument('[marca]', 'Qué se sabe: fallecido, concurso o quiebra').choices(
        MARCAS_DE_CONTRIBUYENTE,
      ),
    )
    .addOption(
      new Option('--desde <fecha>', 'Día desde el que se sabe; si falta, hoy').argParser(
        fechaParser,
      ),
    )
    .option('--nota <texto>', 'Expediente de la sucesión, del concurso o de la quiebra')
    .option('--quitar', 'Lo deja sin marca')
    .addOption(dryRunOption())
    .action(action(run))
  examples(
    command,
    "apremia personas marca 1520 quiebra --desde 2026-05-01 --nota 'Expte. 1234/26'",
    'apremia personas marca 1520 fallecido',
    'apremia personas marca 1520 --quitar',
  )
}
