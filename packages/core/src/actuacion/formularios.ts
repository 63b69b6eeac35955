import { TIPOS_FIJOS } from '../etapa/tipo-de-etapa.ts'
import { actuaciones } from '../texto/actuaciones.ts'
import type { ClaveDeDato } from './campos.ts'

export interface CampoDeFormulario {
  readonly clave: ClaveDeDato
  /** Error message shown when the field is empty. Null for an optional field. */
  readonly requerido: string | null
}

/**
 * Form of a stage type (kind of action): the fields that it has besides date, type, observations and files, and the
 * document that it prints.
 */
export interface FormularioDeEtapa {
  readonly campos: readonly CampoDeFormulario[]
  /**
   * Document that the screen opens after an action of this kind is saved (S2 §4): a demand letter ('carta'). Null when
   * no document opens.
   */
  readonly imprime: 'carta' | null
}

const asks = (clave: ClaveDeDato, requerido: string): CampoDeFormulario => ({ clave, requerido })
const admits = (...claves: ClaveDeDato[]): CampoDeFormulario[] =>
  claves.map((clave) => ({ clave, requerido: null }))
const form = (...campos: CampoDeFormulario[]): FormularioDeEtapa => ({ campos, imprime: null })

const { radicacion, resultado, medida, notificacion } = actuaciones

const RADICACION = form(
  asks('caratula', radicacion.caratula),
  asks('nroexpte', radicacion.expediente),
  asks('nrotit', radicacion.titulo),
  asks('juzgado', radicacion.juzgado),
  ...admits('departamento'),
  asks('monto', radicacion.monto),
  asks('periodos', radicacion.periodos),
  ...admits('cp8480', 'cpantprv', 'receptoria', 'fechainicio', 'recibo8480', 'reciboantprv'),
)

const MEDIDA = [
  asks('tipomedida', medida),
  ...admits('pedidomedida', 'monto', 'resuelvemedida', 'oficio', 'recibeoficio', 'respondeoficio'),
  ...admits('inscripcion', 'vencemedida'),
]

const MODO_Y_VALOR = [asks('modo', notificacion.modo), asks('valor', notificacion.valor)]

const COMUN = form()

/**
 * Form of each stage type (kind of action), by number (S2 §5, §9; D71). Fields that the specification does not require
 * are optional, such as receipts, amounts and dates.
 */
const FORMULARIOS: ReadonlyMap<number, FormularioDeEtapa> = new Map([
  [TIPOS_FIJOS.radicacionAnterior, RADICACION],
  [TIPOS_FIJOS.radicacion, RADICACION],
  [
    TIPOS_FIJOS.resultado,
    form(
      asks('resultado', resultado),
      ...admits('motivo', 'oficial', 'domicilio', 'excepciones', 'traslado', 'resolucion'),
    ),
  ],
  [TIPOS_FIJOS.medida, form(...MEDIDA)],
  [
    TIPOS_FIJOS.sentencia,
    form(
      asks('notifsent', notificacion.fecha),
      ...MODO_Y_VALOR,
      ...admits('fechasentencia', 'apelacion'),
    ),
  ],
  [TIPOS_FIJOS.medidaEjecutiva, form(...MEDIDA, ...admits('remate'))],
  [TIPOS_FIJOS.modoYValor, form(...MODO_Y_VALOR, ...admits('liquidacion', 'giro'))],
  [TIPOS_FIJOS.avisoFinal, { campos: [], imprime: 'carta' }],
])

export const findFormulario = (tpId: number): FormularioDeEtapa => FORMULARIOS.get(tpId) ?? COMUN
