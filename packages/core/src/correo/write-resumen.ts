import { GRUPOS_DE_MI_DIA, type GrupoDeMiDia } from '../caso/decide-trabajo.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { correo } from '../texto/correo.ts'
import { hoy as textoDeHoy } from '../texto/hoy.ts'
import { interpolar } from '../texto/interpolar.ts'
import { joinParrafos } from './join-parrafos.ts'

const { resumen: t, asuntos, producto } = correo
const { grupos: nombres } = textoDeHoy.miDia

export interface Correo {
  readonly asunto: string
  readonly texto: string
}

/**
 * Case listed in the daily e-mail of a lawyer. It has no name and no amount, because e-mails leave the product (D164).
 */
export interface CasoDeResumen {
  readonly tipo: 'I' | 'C'
  readonly imponible: number
  readonly recurso: string
  /** Name of the kind of the last action on the case. '' when the case has no action yet. */
  readonly etapa: string
}

export interface ResumenDelDia {
  readonly hoy: Fecha
  readonly url: string
  /**
   * Groups of the work of the day, with their numbers of cases. A lawyer's own e-mail also lists the first cases of
   * each group.
   */
  readonly grupos: readonly {
    readonly grupo: GrupoDeMiDia
    readonly total: number
    readonly casos: readonly CasoDeResumen[]
  }[]
  /**
   * Number of cases of each lawyer in each group of work, for people who see the work of all the lawyers. Empty in a
   * lawyer's own e-mail.
   */
  readonly abogados: readonly {
    readonly abogado: string
    readonly cuentas: Readonly<Record<GrupoDeMiDia, number>>
  }[]
}

const EN_EL_ASUNTO = ['venceHoy', 'vencidos', 'convenios'] as const

const indent = (linea: string): string => `  ${linea}`

const countAll = (cuenta: (grupo: GrupoDeMiDia) => number): string =>
  EN_EL_ASUNTO.flatMap((grupo) => {
    const n = cuenta(grupo)
    if (n === 0) return []
    return [interpolar(n === 1 ? t.cuentas[grupo].uno : t.cuentas[grupo].varios, { n })]
  }).join(', ')

const lineasDeGrupo = ({ grupo, total, casos }: ResumenDelDia['grupos'][number]): string[] => [
  interpolar(t.grupo, { grupo: nombres[grupo], n: total }),
  ...casos.map(({ tipo, imponible, recurso, etapa }) =>
    indent(
      interpolar(t.caso, {
        clase: t.clases[tipo],
        numero: imponible,
        recurso,
        etapa: etapa === '' ? t.sinEtapa : etapa,
      }),
    ),
  ),
  ...(casos.length > 0 && total > casos.length
    ? [indent(interpolar(t.masCasos, { n: total - casos.length }))]
    : []),
]

/**
 * Writes the e-mail with the day's work of a lawyer, or of every lawyer. Returns null when no work is pending, because
 * people stop reading e-mails that are often empty.
 */
export const writeResumen = ({ hoy, url, grupos, abogados }: ResumenDelDia): Correo | null => {
  const conCasos = GRUPOS_DE_MI_DIA.flatMap((grupo) =>
    grupos.filter((uno) => uno.grupo === grupo && uno.total > 0),
  )
  if (conCasos.length === 0) return null
  const totales = new Map(conCasos.map(({ grupo, total }) => [grupo, total]))
  const cuentas = countAll((grupo) => totales.get(grupo) ?? 0)
  const porAbogado = abogados.flatMap(({ abogado, cuentas: suyas }) => {
    const texto = countAll((grupo) => suyas[grupo])
    if (texto === '') return []
    return [indent(interpolar(t.abogado, { abogado: abogado || t.sinAbogado, cuentas: texto }))]
  })
  const titulo = abogados.length > 0 ? t.tituloDeTodos : t.titulo
  const bloques = [
    interpolar(titulo, { dia: formatFecha(hoy) }),
    ...conCasos.map((grupo) => lineasDeGrupo(grupo).join('\n')),
    ...(porAbogado.length > 0 ? [porAbogado.join('\n')] : []),
    interpolar(t.abrir, { url }),
  ]
  return {
    asunto: interpolar(asuntos.resumen, { producto, cuentas: cuentas || t.cuentas.otros }),
    texto: joinParrafos(bloques),
  }
}
