import {
  type CasoDeHoja,
  type CategoriaDeEvaluacion,
  type Cuenta,
  formatCodigoDeVerificacion,
  formatFecha,
  formatTiempo,
  type GrupoDeCasos,
  type HojaDeEvaluacion,
} from '@apremia/core'
import { DESCONOCIDO, oRaya } from '../../o-raya.ts'

export const SECCIONES = {
  partes: 'Las tres partes',
  cuentas: 'Las cuentas',
  sosten: 'En qué se apoya',
  casos: 'Los casos de cada cuenta',
}

const CATEGORIAS: Readonly<Record<CategoriaDeEvaluacion, string>> = {
  sin_radicar: 'Sin radicar, de los casos a radicar',
  sin_archivar: 'Sin archivar, de los de archivo',
  faltantes: 'Faltantes, de los restantes',
}

/**
 * Printed names of the counts of an evaluation. The screens have their own copy of these names, so a change of a screen
 * does not change an issued document.
 */
const CUENTAS: Readonly<Record<Cuenta, string>> = {
  total: 'Juicios activos',
  a_radicar: 'A radicar',
  sin_radicar: 'Sin radicar',
  archivados: 'De archivo',
  sin_archivar: 'Sin archivar',
  restantes: 'Restantes',
  faltantes: 'Faltantes',
  apremios: 'Apremios',
  sin_movimientos: 'Sin movimientos',
}

export const numeroDeHoja = ({ id }: HojaDeEvaluacion): string => `N.º\u00a0${id}`

const miles = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, '.')

const porCiento = (centesimos: number): string =>
  `${String(centesimos / 100).replace('.', ',')}\u00a0%`

const dia = (fecha: HojaDeEvaluacion['fechaInicial']): string =>
  fecha === null ? DESCONOCIDO : formatFecha(fecha)

export const quienYCuando = (datos: HojaDeEvaluacion): readonly (readonly [string, string])[] => [
  ['Abogado', `${oRaya(datos.abogado.nombre)} (código ${datos.codigo})`],
  ['Matrícula', oRaya(datos.abogado.matricula)],
  ['Lapso', `Del ${formatFecha(datos.desde)} al ${formatFecha(datos.hasta)}, ambos incluidos`],
  ['Hecha', `El ${formatFecha(datos.fecha)} por ${oRaya(datos.usuario)}`],
  ['Actuaciones', `${miles(datos.actuaciones)} en el lapso`],
]

export const filasDePartes = ({ partes }: HojaDeEvaluacion): string[][] =>
  partes.map(({ categoria, fallan, universo, porcentaje, maximo, aprueba, aCorregir }) => [
    CATEGORIAS[categoria],
    `${miles(fallan)} de ${miles(universo)}`,
    porCiento(porcentaje),
    porCiento(maximo),
    aprueba ? 'Dentro del máximo' : `Corregir al menos ${miles(aCorregir)}`,
  ])

export const filasDeCuentas = ({ cuentas }: HojaDeEvaluacion): string[][] =>
  (Object.keys(CUENTAS) as Cuenta[]).map((una) => [CUENTAS[una], miles(cuentas[una])])

/**
 * Returns a list with the row of the verification code of the evaluation. When the evaluation has a QR code, the list
 * is empty. The verification code is then printed below the QR code.
 */
const codigoDeHoja = ({
  codigoVerificacion: codigo,
  direccionVerificacion,
}: HojaDeEvaluacion): readonly (readonly [string, string])[] =>
  codigo === undefined || direccionVerificacion !== undefined
    ? []
    : [['Verificación', `Código ${formatCodigoDeVerificacion(codigo)}`]]

export const sostenDe = (datos: HojaDeEvaluacion): readonly (readonly [string, string])[] => [
  ['Fecha inicial', dia(datos.fechaInicial)],
  ['Sin evaluar', dia(datos.sinEvaluar)],
  ['Inicio del apremio', `${formatTiempo(datos.inicio)} de plazo`],
  ['Reglas', `Versión ${datos.version}`],
  ['Huella', datos.huella],
  ...codigoDeHoja(datos),
]

export const nombreDeGrupo = ({ cuentas, casos }: GrupoDeCasos): string =>
  `${cuentas.map((una) => CUENTAS[una]).join(', ')}: ${casos.length === 1 ? '1 caso' : `${miles(casos.length)} casos`}`

export const filaDeCaso = ({ tipo, imponible, recurso, recibido, porque }: CasoDeHoja) => [
  `${tipo === 'I' ? 'Inmueble' : 'Comercio'} ${imponible}, ${recurso}`,
  dia(recibido),
  porque,
]
