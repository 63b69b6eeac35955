import {
  type ConstanciaDeDeudaDatos,
  type EtapaDeConstancia,
  formatCentavos,
  formatCuit,
  formatFecha,
  type LineaDeConstancia,
} from '@apremia/core'
import { contribuyentesDe } from '../../contribuyentes-de.ts'
import { DESCONOCIDO, oRaya } from '../../o-raya.ts'

export const TITULO_DE_CONSTANCIA_DE_DEUDA = 'CONSTANCIA DE DEUDA Y HONORARIOS'
export const NO_ES_RECIBO =
  'No es un recibo ni un libre deuda. Es informativa y no obliga al municipio.'

export const SECCIONES_DE_CONSTANCIA = {
  lineas: 'Qué se paga, por qué y a quién',
  etapas: 'Honorarios según la etapa',
  notas: 'Para tener en cuenta',
}

export const fichaDeConstancia = (
  datos: ConstanciaDeDeudaDatos,
): readonly (readonly [string, string])[] => [
  contribuyentesDe(datos),
  [
    'Imponible',
    [`${datos.imponible}, recurso ${datos.recurso}`, datos.recursoNombre]
      .filter((parte) => parte !== '')
      .join(', '),
  ],
  ['Períodos', datos.periodos],
  ['Etapa', datos.judicial ? 'Judicial' : 'Extrajudicial'],
  [
    'Valores',
    `Deuda al ${formatFecha(datos.liquidadoAl)}, válida hasta el ${formatFecha(datos.validaHasta)}; honorarios al ${formatFecha(datos.fecha)}`,
  ],
  ['Hecha', `El ${formatFecha(datos.fecha)}, por ${oRaya(datos.autor)}`],
]

export const filaDeLinea = ({ concepto, regla, quien, recibo, importe }: LineaDeConstancia) => [
  concepto,
  regla,
  [quien, recibo].filter((parte) => parte !== '').join('. '),
  formatCentavos(importe),
]

const SUMAS: readonly LineaDeConstancia['clave'][] = ['deuda', 'cargos', 'total']

/** Returns the positions of the table rows that are sums of other rows, which are printed in semibold. */
export const sumasDe = ({ lineas }: ConstanciaDeDeudaDatos): ReadonlySet<number> =>
  new Set(lineas.flatMap(({ clave }, i) => (SUMAS.includes(clave) ? [i] : [])))

export const filaDeEtapa = (etapa: EtapaDeConstancia): string[] => [
  `${etapa.judicial ? 'Judicial' : 'Extrajudicial'}${etapa.actual ? ' (hoy)' : ''}`,
  `${etapa.honorarios} y el ${etapa.gastoFijo} de eso`,
  etapa.tope || 'Sin tope',
  formatCentavos(etapa.cargos),
  formatCentavos(etapa.total),
]

export const notasDeConstancia = (datos: ConstanciaDeDeudaDatos): readonly string[] => [
  ...datos.avisos,
  `Después del ${formatFecha(datos.validaHasta)} la deuda cambia; los honorarios pueden cambiar antes. Pida otra constancia.`,
  'Si le piden un importe que no está en esta hoja, pida por escrito qué es y quién lo cobra.',
  'Recibir esta hoja no significa que usted reconozca la deuda, ni suspende plazos.',
]

export const quienEsElAbogado = ({ abogado: a }: ConstanciaDeDeudaDatos): string =>
  [
    `Abogado a cargo: ${oRaya(a.nombre)} (código\u00a0${a.codigo})`,
    a.matricula === '' ? '' : `matrícula ${a.matricula}`,
    a.cuitcuil === '' ? '' : `CUIT/CUIL\u00a0${formatCuit(a.cuitcuil)}`,
    a.direccion,
    a.te === '' ? '' : `teléfono ${a.te}`,
    a.email,
    a.horarios === '' ? '' : `atención: ${a.horarios}`,
  ]
    .filter((parte) => parte !== '' && parte !== DESCONOCIDO)
    .join(' · ')
