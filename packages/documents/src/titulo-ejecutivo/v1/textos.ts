import { formatFecha, formatPesos, partsOfFecha, type TituloDatos } from '@apremia/core'
import { leyDeApremioDe, normasDe } from '../../normas-citadas.ts'
import { oRaya } from '../../o-raya.ts'

/**
 * Part of a sentence. When `fuerte` is true, it is printed in semibold. The semibold font has only capitals and
 * figures.
 */
export interface Fragmento {
  readonly texto: string
  readonly fuerte?: boolean
}

const MESES = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio'],
  ...['agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
]

/** Writes a name in capitals and keeps its accents, as court papers write the parties. */
export const enMayusculas = (nombre: string): string => nombre.trim().toLocaleUpperCase('es-AR')

/** Formats a date: '5 de septiembre de 2026'. The first day of a month is '1.º'. */
export const fechaLarga = (fecha: TituloDatos['fechaEmision']): string => {
  const { year, month, day } = partsOfFecha(fecha)
  return `${day === 1 ? '1.º' : day}\u00a0de ${MESES[month - 1]} de\u00a0${year}`
}

/**
 * Returns the name of the municipality, with 'Municipalidad de' before it when the parameter has only the name of the
 * town.
 */
export const nombreMunicipio = ({ municipio }: TituloDatos): string =>
  /^munici/i.test(municipio.nombre.trim())
    ? municipio.nombre.trim()
    : `Municipalidad de ${municipio.nombre.trim()}`

export const provincia = ({ municipio }: TituloDatos): string =>
  municipio.provincia === '' || /^provincia/i.test(municipio.provincia)
    ? municipio.provincia
    : `Provincia de ${municipio.provincia}`

export const numeroDeTitulo = ({ numero }: TituloDatos): string => `N.º\u00a0${numero}`

export const lugarYFecha = (datos: TituloDatos): string =>
  `${oRaya(datos.municipio.lugar)}, ${fechaLarga(datos.fechaEmision)}`

export const SUBTITULO = 'Liquidación de deuda para su cobro judicial por vía de apremio'

/**
 * Maximum number of debtors named in the certification. When an executive title has more debtors, only the table of
 * data names all of them.
 */
const MAX_NOMBRADOS = 3

export const enumerar = (tramos: readonly Fragmento[]): Fragmento[] =>
  tramos.flatMap((tramo, i) => {
    if (i === 0) return [tramo]
    return [{ texto: i === tramos.length - 1 ? ' y ' : ', ' }, tramo]
  })

export const deudores = ({ deudores }: TituloDatos): Fragmento[] => {
  const nombres = deudores
    .map(({ nombre }) => enMayusculas(nombre))
    .filter((nombre) => nombre !== '')
  if (nombres.length === 0) return [{ texto: 'la persona obligada al pago' }]
  if (nombres.length > MAX_NOMBRADOS || nombres.length < deudores.length)
    return [{ texto: 'los deudores que se individualizan a continuación' }]
  return enumerar(nombres.map((texto) => ({ texto, fuerte: true })))
}

export const quienSuscribe = ({ municipio }: TituloDatos): Fragmento[] =>
  municipio.funcionario === ''
    ? [{ texto: 'El funcionario autorizado que suscribe' }]
    : [
        { texto: 'Quien suscribe, ' },
        { texto: municipio.funcionario },
        { texto: municipio.cargo === '' ? '' : `, ${municipio.cargo}` },
      ]

export const conceptoDeTitulo = ({ recurso, recursoNombre }: TituloDatos): Fragmento[] => {
  if (recursoNombre === '' && recurso === '') return []
  const codigo = recurso === '' ? '' : ` (recurso\u00a0${recurso})`
  const texto = recursoNombre === '' ? `recurso\u00a0${recurso}` : `${recursoNombre}${codigo}`
  return [{ texto: ', en concepto de ' }, { texto }]
}

export const certificacion = (datos: TituloDatos): Fragmento[] => {
  const { categoria, imponible } = datos
  const verbo = datos.deudores.length > 1 ? 'adeudan' : 'adeuda'
  const objeto = categoria === 'inmueble' ? 'del inmueble' : 'del comercio'
  const numero = imponible === '' ? '' : ` N.º\u00a0${imponible}`
  return [
    ...quienSuscribe(datos),
    {
      texto:
        `, en ejercicio de las facultades que le otorgan ${normasDe(datos.municipio).facultades} ` +
        'y las ordenanzas vigentes, certifica que, según los registros municipales, ',
    },
    ...deudores(datos),
    { texto: ` ${verbo} a la ${nombreMunicipio(datos)} la suma de ` },
    { texto: formatPesos(datos.total), fuerte: true },
    { texto: ', líquida al ' },
    { texto: formatFecha(datos.liquidadoAl), fuerte: true },
    ...conceptoDeTitulo(datos),
    { texto: `, por los períodos que se detallan ${objeto}${numero}.` },
  ]
}

export const ejecutividad = (datos: TituloDatos): Fragmento[] => [
  {
    texto:
      'La deuda detallada es líquida y exigible y se encuentra impaga. Los intereses se calcularon hasta el ' +
      `${formatFecha(datos.liquidadoAl)}, sin perjuicio de los que se devenguen hasta el efectivo pago. ` +
      'Esta liquidación, expedida por funcionario autorizado, es título ejecutivo suficiente ' +
      `(${leyDeApremioDe(datos.municipio)}, ${normasDe(datos.municipio).tituloEjecutivo}) y se entrega para su cobro judicial `,
  },
  ...representante(datos),
]

export const representante = ({ abogadoNombre, abogadoCodigo }: TituloDatos): Fragmento[] => {
  if (abogadoNombre === '' && abogadoCodigo === '')
    return [{ texto: 'a la representación letrada del municipio.' }]
  const codigo = abogadoCodigo === '' ? '' : `código\u00a0${abogadoCodigo}`
  const parentesis = abogadoNombre === '' || codigo === '' ? '' : ` (${codigo})`
  return [
    { texto: 'a la representación letrada a cargo de ' },
    { texto: abogadoNombre === '' ? codigo : abogadoNombre },
    { texto: `${parentesis}.` },
  ]
}
