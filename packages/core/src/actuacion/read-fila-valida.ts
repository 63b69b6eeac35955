import type { Motivo } from '../decision/decision.ts'
import { esRecursoDeComercio } from '../recurso/find-recurso.ts'
import { actuaciones } from '../texto/actuaciones.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { ClaveDeDato } from './campos.ts'
import type {
  ContextoDeFilas,
  FilaDeActuaciones,
  NombreDeActuacion,
} from './filas-de-actuaciones.ts'
import { findFormulario } from './formularios.ts'
import { motivoDeDato } from './read-dato.ts'
import { type EtapaEscrita, findEscrito, leerNombre } from './read-etapa-escrita.ts'
import { type ActuacionValida, validateActuacion } from './validate-actuacion.ts'

const { libro } = actuaciones

/**
 * Refuses a row of the workbook of actions with data in a column that does not belong to its stage type (kind of
 * action). Without the refusal, that data would be lost without a message.
 */
const checkDeMas = (
  dato: FilaDeActuaciones['dato'],
  tpId: number,
  columnas: ContextoDeFilas['columnas'],
): Motivo[] => {
  const suyos = new Set(findFormulario(tpId).campos.map(({ clave }) => clave))
  return (Object.keys(dato) as ClaveDeDato[])
    .filter((clave) => (dato[clave] ?? '') !== '' && !suyos.has(clave))
    .map((clave) =>
      motivoDeDato(clave, 'dato-de-mas', interpolar(libro.datoDeMas, { columna: columnas[clave] })),
    )
}

const readModo = (
  dato: ActuacionValida['dato'],
  modos: readonly NombreDeActuacion[],
): [ActuacionValida['dato'], Motivo[]] => {
  if (dato.modo === undefined) return [dato, []]
  const [modo] = findEscrito(modos, String(dato.modo), leerNombre)
  if (modo === undefined) return [dato, [motivoDeDato('modo', 'modo', actuaciones.modoDesconocido)]]
  return [{ ...dato, modo: modo.nombre }, []]
}

type Leida =
  | { readonly ok: true; readonly valida: ActuacionValida }
  | { readonly ok: false; readonly motivos: readonly Motivo[] }

export const readFilaValida = (
  fila: FilaDeActuaciones,
  etapa: EtapaEscrita,
  contexto: ContextoDeFilas,
): Leida => {
  const { fecha, obs, dato, recurso } = fila
  const { tpId, gpId, motivos: dudas } = etapa
  if (dudas.length > 0) return { ok: false, motivos: dudas }
  const clase = esRecursoDeComercio(contexto.recursos, recurso) ? 'comercio' : 'inmueble'
  const decision = validateActuacion(
    { fecha, tpId, gpId, obs, recursos: [recurso], dato },
    {
      ...{ operacion: 'crear', clase, tipoActual: null, importes: 'del-cable' },
      ...{ hoy: contexto.hoy, tipos: contexto.tipos, recursos: contexto.recursos },
    },
  )
  const deMas = tpId ? checkDeMas(dato, tpId, contexto.columnas) : []
  if (!decision.ok) return { ok: false, motivos: [...decision.motivos, ...deMas] }
  const [conModo, sinModo] = readModo(decision.valor.dato, contexto.modos)
  const motivos = [...sinModo, ...deMas]
  return motivos.length > 0
    ? { ok: false, motivos }
    : { ok: true, valida: { ...decision.valor, dato: conModo } }
}
