import { countPeriodos, describePeriodos } from '../deuda/format-periodos.ts'
import type { Centavos } from '../dinero/centavos.ts'
import { wireAmount } from '../dinero/format-centavos.ts'
import { nombreDeMunicipalidad } from '../parametro/nombre-de-municipalidad.ts'
import { actuaciones } from '../texto/actuaciones.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { PeriodoDeTitulo } from '../titulo/filas.ts'
import { CAMPOS_DE_ACTUACION } from './campos.ts'

export interface TituloARadicar {
  readonly numero: number
  readonly deudores: readonly string[]
  readonly total: Centavos
  readonly periodos: readonly PeriodoDeTitulo[]
}

export interface CasoConTitulo {
  /** Latest executive title of the case that is not annulled. Null when there is none. */
  readonly titulo: TituloARadicar | null
  /** Numbers of executive titles in the court filings of the case, as people typed them. */
  readonly radicados: readonly string[]
}

export const CAMPOS_PROPUESTOS = ['caratula', 'nrotit', 'monto', 'periodos'] as const
type CampoPropuesto = (typeof CAMPOS_PROPUESTOS)[number]

/** Proposed values for the form of a court filing. '' for an unknown value. The amount has the format '1234.50'. */
export type PropuestaDeRadicacion = Readonly<Record<CampoPropuesto, string>>

const { propuesta: t } = actuaciones

const NADA: PropuestaDeRadicacion = { caratula: '', nrotit: '', monto: '', periodos: '' }

const enMayusculas = (texto: string): string => texto.trim().toLocaleUpperCase('es-AR')

const enumerar = (nombres: readonly string[]): string =>
  nombres.length < 2
    ? (nombres[0] ?? '')
    : `${nombres.slice(0, -1).join(', ')} ${t.y} ${nombres.at(-1)}`

const caratulaDe = (municipio: string, deudores: readonly string[]): string => {
  const nombres = deudores.map(enMayusculas).filter((nombre) => nombre !== '')
  if (municipio.trim() === '' || nombres.length === 0) return ''
  const caratula = interpolar(t.caratula, {
    municipio: enMayusculas(nombreDeMunicipalidad(municipio)),
    deudores: enumerar(nombres),
  })
  return caratula.length <= CAMPOS_DE_ACTUACION.caratula.maximo ? caratula : ''
}

const periodosDe = (periodos: readonly PeriodoDeTitulo[]): string => {
  const enteros = describePeriodos(periodos)
  return enteros.length <= CAMPOS_DE_ACTUACION.periodos.maximo ? enteros : countPeriodos(periodos)
}

/**
 * Tells whether a court filing of the case already names the executive title. Only the first number of the typed text
 * is compared, because people also type words or the year: 'Título N° 0007/2024'.
 */
const isRadicado = ({ numero }: TituloARadicar, radicados: readonly string[]): boolean =>
  radicados.some((escrito) => Number(/\d+/.exec(escrito)?.[0]) === numero)

const proponer = (
  municipio: string,
  { titulo, radicados }: CasoConTitulo,
): PropuestaDeRadicacion => {
  if (titulo === null) return NADA
  const caratula = caratulaDe(municipio, titulo.deudores)
  if (isRadicado(titulo, radicados)) return { ...NADA, caratula }
  return {
    caratula,
    nrotit: String(titulo.numero),
    monto: wireAmount(titulo.total),
    periodos: periodosDe(titulo.periodos),
  }
}

/**
 * Proposes the values of a court filing from the executive titles of the selected cases. A value is proposed only when
 * all the cases have the same value, because one form records all the cases.
 *
 * @param municipio parameter 'municipio.nombre'
 */
export const decidePropuestaDeRadicacion = (
  municipio: string,
  casos: readonly CasoConTitulo[],
): PropuestaDeRadicacion => {
  const propuestas = casos.map((caso) => proponer(municipio, caso))
  const [primera = NADA] = propuestas
  return Object.fromEntries(
    CAMPOS_PROPUESTOS.map((campo) => [
      campo,
      propuestas.every((una) => una[campo] === primera[campo]) ? primera[campo] : '',
    ]),
  ) as PropuestaDeRadicacion
}
