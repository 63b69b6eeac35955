import { actuaciones, type Contract, type ReplyOf } from '@apremia/api-client'
import { describeActoDeCarta, interpolar, numeroDeCartaEnDatos, textos } from '@apremia/core'
import type { Context } from '../context.ts'
import { action, examples, type Verb, withRows } from '../define.ts'
import type { TableColumn } from '../terminal/column.ts'
import { formatFechaIso, formatImporte } from '../terminal/local-format.ts'
import { readCaso } from './read-caso.ts'

type Hecho = ReplyOf<Contract['getLineaDeTiempo']>[number]

const { linea } = textos.actuaciones
const deEscritos = textos.escritosJudiciales

const describe = (hecho: Hecho): { readonly que: string; readonly detalle: string } => {
  const { actuacion, situacion, convenio, titulo, carta, escrito, saldada } = hecho
  if (saldada) {
    const sabido = formatFechaIso(saldada.sabido)
    const detalle = interpolar(linea.origenDeSaldada[saldada.origen], { sabido })
    return { que: linea.saldada, detalle }
  }
  if (carta) return describeActoDeCarta(carta)
  if (escrito) {
    const { clase, nombre, version, autor } = escrito
    const que = interpolar(deEscritos.linea.que, { clase: deEscritos.clases[clase] })
    return { que, detalle: interpolar(deEscritos.linea.detalle, { nombre, version, autor }) }
  }
  if (actuacion) {
    const detalle = [
      actuacion.obs,
      actuacion.anterior ? linea.anterior : '',
      actuacion.vigente === '1' ? '' : linea.eliminada,
    ]
    return { que: actuacion.tipo_nombre, detalle: detalle.filter(Boolean).join(' · ') }
  }
  if (titulo) {
    const detalle = [
      formatImporte(titulo.MONTO),
      titulo.ANTERIOR ? linea.anterior : '',
      titulo.FIRMADO ? interpolar(linea.firmado, { dia: formatFechaIso(titulo.FIRMADO) }) : '',
      titulo.ANULADO ? linea.anulado : '',
    ]
    const que = interpolar(linea.titulo, { n: titulo.NRO_TITULO })
    return { que, detalle: detalle.filter(Boolean).join(' · ') }
  }
  if (convenio)
    return { que: `${linea.convenio} ${convenio.convenio}`, detalle: convenio.frm_nombre }
  const que = interpolar(linea.situacion, { situacion: situacion?.DETALLE_SITUACION ?? '' })
  return { que, detalle: '' }
}

const abogadoDe = ({ actuacion, situacion, convenio, titulo, carta }: Hecho): string =>
  actuacion?.abogado ??
  situacion?.abogado ??
  convenio?.codexterno ??
  titulo?.abogado ??
  carta?.abogado ??
  ''

const COLUMNS: readonly TableColumn<Hecho>[] = [
  {
    key: 'fecha',
    title: 'FECHA',
    value: ({ fecha }) => fecha ?? null,
    text: ({ fecha }) => (fecha ? formatFechaIso(fecha) : ''),
  },
  { key: 'clase', title: 'CLASE', value: ({ clase }) => clase },
  { key: 'que', title: 'QUÉ PASÓ', value: (hecho) => describe(hecho).que, flexible: true },
  { key: 'detalle', title: 'DETALLE', value: (hecho) => describe(hecho).detalle, flexible: true },
  { key: 'abogado', title: 'ABOGADO', value: abogadoDe },
  {
    ...{ key: 'carta', title: 'CARTA', hidden: true },
    value: ({ carta }) => (carta ? numeroDeCartaEnDatos(carta.numero) : null),
  },
]

const run = async (context: Context, _: object, args: readonly string[]) => {
  const query = readCaso(args)
  const { connect } = await import('../http/with-client.ts')
  const hechos = await connect(context).call(actuaciones.getLineaDeTiempo, { query })
  const total = hechos.length
  await context.output.rows(COLUMNS, hechos, { total, pagina: 1, porPagina: Math.max(total, 1) })
  return undefined
}

export const historiaDeCaso: Verb = (noun) => {
  const command = noun
    .command('historia')
    .description(
      'Lo que le pasó a un caso, de lo más nuevo a lo más viejo, con sus cartas y acuses',
    )
    .argument('<imponible>', 'Número del inmueble o del comercio')
    .argument('<recurso>', 'Código del recurso: AB, SS, SE…')
    .action(action(run, withRows))
  examples(command, 'apremia casos historia 1001 AB', 'apremia casos historia 1001 AB --json')
}
