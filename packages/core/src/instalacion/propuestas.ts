import type { Motivo } from '../decision/decision.ts'
import type { Fecha } from '../fecha/fecha.ts'
import { FILAS_INICIALES, type FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { parametroVigente } from '../parametro/parametro-vigente.ts'
import { type ClaveDeParametro, PARAMETROS } from '../parametro/parametros.ts'
import { interpolar } from '../texto/interpolar.ts'
import { puestaEnMarcha } from '../texto/puesta-en-marcha.ts'

/**
 * Parameters for which a new installation proposes the values of the specification. They are grouped by the task that
 * needs them, such as payment plans or fees.
 */
export const GRUPOS_DE_PROPUESTAS = {
  planes: [
    'plan.umbral',
    'plan.topeCuotas',
    'plan.anticipo',
    'plan.descuentoW2201',
    'plan.origenDeVencimientos',
  ],
  honorarios: [
    'honorarios.iva',
    'honorarios.aportes',
    'honorarios.tasaDeJusticia',
    'honorarios.sobretasa',
  ],
  plazos: ['convenio.cuotasImpagas', 'convenio.diasTrasElUltimo', 'juicio.mesesDeCaducidad'],
  normas: [
    'municipio.provincia',
    'normas.apremio',
    'normas.tituloEjecutivo',
    'normas.facultades',
    'normas.intimacion',
    'normas.aportes',
  ],
} as const satisfies Readonly<Record<string, readonly ClaveDeParametro[]>>

export type GrupoDePropuestas = keyof typeof GRUPOS_DE_PROPUESTAS

export const NOMBRES_DE_GRUPOS = Object.keys(GRUPOS_DE_PROPUESTAS) as readonly GrupoDePropuestas[]

export const CLAVES_PROPUESTAS: readonly ClaveDeParametro[] =
  Object.values(GRUPOS_DE_PROPUESTAS).flat()

/**
 * Values that the product proposes to a new municipality and that differ from the initial value of the parameter. For
 * example, documents print DEMO beside the due dates of payment plans until the municipality sets '' here (D126).
 */
const OTRO_PROPUESTO: Readonly<Partial<Record<ClaveDeParametro, string>>> = {
  'plan.origenDeVencimientos': '',
}

const valorPropuesto = (clave: ClaveDeParametro, hoy: Fecha): string =>
  OTRO_PROPUESTO[clave] ?? parametroVigente(FILAS_INICIALES, clave, hoy)?.valor ?? ''

export interface Propuesta {
  readonly clave: ClaveDeParametro
  readonly valor: string
}

/**
 * Saved value of a parameter, from its first day in force. The initial values are part of the code and are not saved.
 */
export type ParametroGuardado = Pick<FilaDeParametro, 'vigenteDesde'> & { readonly clave: string }

/**
 * Returns the parameters that the municipality has not decided yet, each with the value that the product proposes. A
 * parameter is undecided when no saved value of it is in force on `hoy`.
 */
export const findPropuestas = (
  guardadas: readonly ParametroGuardado[],
  hoy: Fecha,
  claves: readonly ClaveDeParametro[] = CLAVES_PROPUESTAS,
): Propuesta[] => {
  const decididas = new Set(
    guardadas.filter(({ vigenteDesde }) => vigenteDesde <= hoy).map(({ clave }) => clave),
  )
  return claves
    .filter((clave) => !decididas.has(clave))
    .map((clave) => ({ clave, valor: valorPropuesto(clave, hoy) }))
}

/**
 * Returns an error for each group of parameters in which the municipality has not accepted some proposed value. The
 * product then refuses the task that needs the group, such as making a payment plan.
 */
export const checkAceptados = (
  guardadas: readonly ParametroGuardado[],
  hoy: Fecha,
  grupos: readonly GrupoDePropuestas[],
): Motivo[] =>
  grupos.flatMap((grupo) => {
    const propuestas = findPropuestas(guardadas, hoy, GRUPOS_DE_PROPUESTAS[grupo])
    if (propuestas.length === 0) return []
    const nombres = propuestas.map(({ clave }) => PARAMETROS[clave].nombre).join(', ')
    const { titulo } = puestaEnMarcha.puntos[grupo]
    return [
      {
        codigo: 'parametro.sin-aceptar',
        campo: propuestas[0]?.clave ?? '',
        mensaje: interpolar(puestaEnMarcha.sinAceptar, { titulo, nombres, grupo }),
      },
    ]
  })
