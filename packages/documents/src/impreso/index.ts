import {
  type ClaveDeParametro,
  centavos,
  direccionDeVerificacion,
  endSentence,
  enLetras,
  type Fecha,
  type FilaDeParametro,
  formaDeTitulo,
  PAPELES_IMPRESOS,
  type PapelImpreso,
  parametrosDePlan,
  reglasDeCaducidad,
  rotuloDeVencimiento,
  type TituloDatos,
  type VersionDeTitulo,
  valorDeParametro,
  versionDeConvenio,
} from '@apremia/core'
import { avisoFinal, intimacion, lugarYFechaDeCarta } from '../carta/v1/textos.ts'
import { domiciliosYJurisdiccion, moraYCaducidad } from '../convenio/v1/clausulas.ts'
import {
  lugarYDiaDeFirma,
  reconocimiento,
  rotuloDeAportes,
  rotuloDeSobretasa,
} from '../convenio/v1/textos.ts'
import { caducidadDelPlan } from '../convenio/v2/clausulas.ts'
import { acreditaPersoneria, rotuloDeContribucion } from '../convenio/v2/textos.ts'
import { oRaya } from '../o-raya.ts'
import { describeTasa, nombreDeMunicipio, nombreDeProvincia } from '../react-pdf/palabras.ts'
import {
  certificacion,
  ejecutividad,
  enMayusculas,
  lugarYFecha,
} from '../titulo-ejecutivo/v1/textos.ts'
import {
  certificacionConFundamento,
  ejecutividadConFundamento,
} from '../titulo-ejecutivo/v2/textos.ts'
import { textosDeVerificacion } from '../verificacion/papel-verificable.ts'
import { tituloDeEjemplo } from './titulo-de-ejemplo.ts'

/**
 * Sentence of the document `papel` that prints a parameter. The sentence has the value of the parameter on a given day.
 * It is an example for the person who changes the parameter.
 */
export interface Impreso {
  readonly papel: PapelImpreso
  readonly texto: string
}

interface Valores {
  readonly filas: readonly FilaDeParametro[]
  readonly fecha: Fecha
  readonly municipio: TituloDatos['municipio']
  readonly version: VersionDeTitulo
}

const TOTAL = centavos(50_000_000)

const unirTramos = (tramos: readonly { readonly texto: string }[]): string =>
  tramos
    .map(({ texto }) => texto)
    .join('')
    .trim()

const certifica = ({ municipio, fecha, version }: Valores) => {
  const write = version === 1 ? certificacion : certificacionConFundamento
  return unirTramos(write(tituloDeEjemplo(municipio, fecha)))
}
const esEjecutivo = ({ municipio, fecha, version }: Valores) => {
  const write = version === 1 ? ejecutividad : ejecutividadConFundamento
  return unirTramos(write(tituloDeEjemplo(municipio, fecha)))
}
const certificaAVarios = ({ municipio, fecha }: Valores) => {
  const titulo = tituloDeEjemplo(municipio, fecha)
  const deudores = [...titulo.deudores, { nombre: 'Gómez, Rita', documento: '' }]
  return unirTramos(certificacionConFundamento({ ...titulo, deudores }))
}
const enLaSegunda =
  (write: (valores: Valores) => string) =>
  (valores: Valores): string =>
    valores.version === 1 ? '' : write(valores)
const intima = ({ municipio, fecha }: Valores) =>
  unirTramos(intimacion({ municipio, vence: fecha, abogado: { direccion: '' } }, endSentence))
const reconoce = ({ municipio }: Valores) =>
  unirTramos(
    reconocimiento({
      municipio,
      total: TOTAL,
      totalEnLetras: enLetras(TOTAL),
      capital: TOTAL,
      interes: centavos(0),
      titulos: [],
    }),
  )
const isSegunda = ({ filas, fecha }: Valores): boolean => versionDeConvenio(filas, fecha) === 2
const caduca = (valores: Valores) => {
  const { filas, fecha, municipio } = valores
  const datos = { municipio, caducidad: reglasDeCaducidad(filas, fecha) }
  return unirTramos(isSegunda(valores) ? caducidadDelPlan(datos) : moraYCaducidad(datos))
}
const seSomete = (valores: Valores) => {
  const { filas, fecha, municipio } = valores
  if (isSegunda(valores)) return ''
  const tribunales = valorDeParametro(filas, 'municipio.tribunales', fecha)
  return unirTramos(domiciliosYJurisdiccion({ municipio, tribunales }))
}
const cobraAportes = (valores: Valores) =>
  isSegunda(valores) ? rotuloDeContribucion(valores) : rotuloDeAportes(valores)
const acredita = (valores: Valores) =>
  isSegunda(valores)
    ? acreditaPersoneria({
        personeria: valorDeParametro(valores.filas, 'convenio.personeria', valores.fecha),
      })
    : ''
const conTasa = ({ filas, fecha }: Valores) => {
  const { tasas } = parametrosDePlan(filas, fecha)
  const tasa = tasas['plan.tasaMensual.ABLT'] ?? tasas['plan.tasaMensual.SHANT']
  return tasa ? `Tasa de interés: ${describeTasa(tasa)}` : ''
}
const conVencimiento = ({ filas, fecha }: Valores) =>
  rotuloDeVencimiento('Vencimiento', parametrosDePlan(filas, fecha).origenDeVencimientos)

const seVerifica = ({ filas, fecha }: Valores) => {
  const publica = valorDeParametro(filas, 'verificacion.direccion', fecha)
  if (publica === '') return ''
  const { invitacion, sitio } = textosDeVerificacion('', direccionDeVerificacion(publica, 'X'))
  return `${invitacion} ${sitio}`
}

const encabeza = ({ municipio }: Valores) => enMayusculas(nombreDeMunicipio(municipio))
const enProvincia = ({ municipio }: Valores) => nombreDeProvincia(municipio)

/** For each parameter and each document that prints it, the function that writes the sentence with the parameter. */
const IMPRESOS: Readonly<
  Partial<
    Record<ClaveDeParametro, Readonly<Partial<Record<PapelImpreso, (valores: Valores) => string>>>>
  >
> = {
  'municipio.nombre': { titulo: certifica, convenio: encabeza, carta: encabeza },
  'municipio.provincia': { titulo: esEjecutivo, convenio: enProvincia, carta: enProvincia },
  'municipio.lugar': {
    titulo: ({ municipio, fecha }) => lugarYFecha(tituloDeEjemplo(municipio, fecha)),
    convenio: (valores) =>
      [lugarYDiaDeFirma(valores), seSomete(valores)].filter((una) => una !== '').join('. '),
    carta: lugarYFechaDeCarta,
  },
  'municipio.ordenanza': {
    titulo: ({ municipio, version }) =>
      version === 1 ? `Ordenanza: ${oRaya(municipio.ordenanza)}` : '',
    convenio: reconoce,
  },
  'municipio.expediente': {
    titulo: ({ municipio }) => `Expediente: ${oRaya(municipio.expediente)}`,
  },
  'municipio.funcionario': { titulo: certifica },
  'municipio.cargo': {
    titulo: ({ municipio: { funcionario, cargo } }) =>
      `${oRaya(enMayusculas(funcionario))}, ${oRaya(cargo)}`,
  },
  'municipio.tribunales': { convenio: seSomete },
  'titulo.decreto': { titulo: enLaSegunda(certifica) },
  'titulo.solidaridad': { titulo: enLaSegunda(certificaAVarios) },
  'normas.apremio': { titulo: esEjecutivo, convenio: caduca, carta: intima },
  'normas.tituloEjecutivo': { titulo: esEjecutivo },
  'normas.facultades': { titulo: certifica },
  'normas.intimacion': { carta: (valores) => `${avisoFinal(valores)}. ${intima(valores)}` },
  'normas.aportes': {
    convenio: (valores) => `${cobraAportes(valores)}. ${rotuloDeSobretasa(valores)}`,
  },
  'plan.origenDeTasas': { convenio: conTasa },
  'plan.origenDeVencimientos': { convenio: conVencimiento },
  'convenio.version': { convenio: caduca },
  'convenio.personeria': { convenio: acredita },
  'convenio.cuotasImpagas': { convenio: caduca },
  'convenio.diasTrasElUltimo': { convenio: caduca },
  'verificacion.direccion': { titulo: seVerifica, convenio: seVerifica, carta: seVerifica },
}

/**
 * Returns the sentences of the documents that print a parameter, as printed with the values in force on a day. Empty
 * when no document prints the parameter.
 */
export const imprimirParametro = (
  clave: ClaveDeParametro,
  filas: readonly FilaDeParametro[],
  fecha: Fecha,
): Impreso[] => {
  const valores = { filas, fecha, ...formaDeTitulo(filas, fecha) }
  return PAPELES_IMPRESOS.flatMap((papel) => {
    const texto = IMPRESOS[clave]?.[papel]?.(valores) ?? ''
    return texto === '' ? [] : [{ papel, texto }]
  })
}
