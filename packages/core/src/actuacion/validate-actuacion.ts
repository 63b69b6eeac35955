import type { Decision, Motivo } from '../decision/decision.ts'
import { seOfrece, type TipoDeEtapa } from '../etapa/tipo-de-etapa.ts'
import { type Fecha, parseFecha } from '../fecha/fecha.ts'
import { readEscrito } from '../persona/read-escrito.ts'
import type { CatalogoDeRecursos } from '../recurso/catalogo.ts'
import { esRecursoDeComercio } from '../recurso/find-recurso.ts'
import { actuaciones } from '../texto/actuaciones.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { ClaveDeDato } from './campos.ts'
import { findFormulario } from './formularios.ts'
import { type ContextoDeDato, motivoDeDato, readDato, type ValorDeDato } from './read-dato.ts'

/** Data of an action as typed. Every field is text, and '' means an empty field. */
export interface ActuacionTecleada {
  readonly fecha: string
  readonly tpId: number | null
  readonly gpId: number
  readonly obs: string
  /** Codes of the taxes of the business that the action is about. Used only for actions on a business. */
  readonly recursos: readonly string[]
  readonly dato: Readonly<Partial<Record<ClaveDeDato, string>>>
}

export interface ContextoDeActuacion extends ContextoDeDato {
  readonly operacion: 'crear' | 'editar'
  readonly clase: 'inmueble' | 'comercio'
  readonly tipos: readonly TipoDeEtapa[]
  readonly recursos: CatalogoDeRecursos
  /**
   * Number of the stage type (kind of action) of an action that a person edits. The action may keep its type after the
   * municipality stops offering that type (D135).
   */
  readonly tipoActual: number | null
}

export interface ActuacionValida {
  readonly fecha: Fecha
  readonly tpId: number
  readonly gpId: number
  readonly obs: string
  readonly recursos: readonly string[]
  readonly dato: Readonly<Partial<Record<ClaveDeDato, ValorDeDato>>>
  readonly imprime: 'carta' | null
}

const MAXIMO_DE_OBS = 2000
const { invalidos } = actuaciones

type Textos = Readonly<Record<'fecha' | 'tipo', string>>
/** Messages with which an action is refused. Creating an action and editing an action have different messages (D75). */
const TEXTOS: Readonly<Record<ContextoDeActuacion['operacion'], Textos>> = {
  crear: actuaciones.alCrear,
  editar: actuaciones.alEditar,
}

const checkFecha = (texto: string, hoy: Fecha, requerida: string): Motivo[] => {
  if (texto === '') return [motivoDeDato('fecha', 'fecha-requerida', requerida)]
  const fecha = parseFecha(texto)
  if (fecha === undefined) return [motivoDeDato('fecha', 'fecha', invalidos.fecha)]
  return fecha > hoy ? [motivoDeDato('fecha', 'fecha-futura', invalidos.fechaFutura)] : []
}

const checkTipo = (
  { tpId, gpId }: ActuacionTecleada,
  { tipos, tipoActual }: ContextoDeActuacion,
  requerido: string,
): Motivo[] => {
  if (tpId === null) return [motivoDeDato('tp_id', 'tipo-requerido', requerido)]
  const tipo = tipos.find((uno) => uno.tpId === tpId)
  if (tipo === undefined || !(seOfrece(tipo) || tpId === tipoActual))
    return [motivoDeDato('tp_id', 'tipo', invalidos.tipo)]
  return tipo.gpId === gpId ? [] : [motivoDeDato('gp_id', 'grupo', invalidos.grupo)]
}

const checkRecursos = (recursos: readonly string[], catalogo: CatalogoDeRecursos): Motivo[] => {
  if (recursos.length === 0)
    return [motivoDeDato('recursos', 'recursos-requeridos', actuaciones.alCrear.recursos)]
  return recursos
    .filter((recurso) => !esRecursoDeComercio(catalogo, recurso))
    .map((recurso) =>
      motivoDeDato('recursos', 'recurso', interpolar(invalidos.recurso, { recurso })),
    )
}

const readObs = (texto: string): [string, Motivo[]] => {
  const leido = readEscrito(texto, 'texto')
  if (!leido.ok) return ['', [motivoDeDato('obs', 'no-se-ve', leido.mensaje)]]
  if (leido.valor.length <= MAXIMO_DE_OBS) return [leido.valor, []]
  const largo = interpolar(invalidos.largo, { campo: actuaciones.obs, n: MAXIMO_DE_OBS })
  return ['', [motivoDeDato('obs', 'largo', largo)]]
}

const readDatos = (
  { tpId, dato: tecleado }: ActuacionTecleada,
  contexto: ContextoDeDato,
): [ActuacionValida['dato'], Motivo[]] => {
  const dato: Partial<Record<ClaveDeDato, ValorDeDato>> = {}
  const motivos: Motivo[] = []
  for (const { clave, requerido } of tpId === null ? [] : findFormulario(tpId).campos) {
    const texto = (tecleado[clave] ?? '').trim()
    const leido = texto === '' ? null : readDato(texto, clave, contexto)
    if (leido === null || (leido.ok && leido.valor === '')) {
      if (requerido !== null) motivos.push(motivoDeDato(clave, `${clave}-requerido`, requerido))
    } else if (leido.ok) dato[clave] = leido.valor
    else motivos.push(motivoDeDato(clave, leido.codigo, leido.mensaje))
  }
  return [dato, motivos]
}

/**
 * Validates an action: a date that is not in the future (D73), an offered type of the chosen group, and the data of its
 * form (S2 §5). A business also needs its taxes. A refusal lists every reason, in the order of the form.
 */
export const validateActuacion = (
  tecleada: ActuacionTecleada,
  contexto: ContextoDeActuacion,
): Decision<ActuacionValida> => {
  const { tpId, gpId } = tecleada
  const { operacion, clase, hoy } = contexto
  const textos = TEXTOS[operacion]
  const [obs, motivosDeObs] = readObs(tecleada.obs)
  const [dato, motivosDeDato] = readDatos(tecleada, contexto)
  const recursos = clase === 'comercio' ? [...new Set(tecleada.recursos)] : []
  const motivos = [
    ...checkFecha(tecleada.fecha, hoy, textos.fecha),
    ...checkTipo(tecleada, contexto, textos.tipo),
    ...(clase === 'comercio' ? checkRecursos(recursos, contexto.recursos) : []),
    ...motivosDeDato,
    ...motivosDeObs,
  ]
  const porque = {
    regla: 'actuacion/validar',
    fuente: 'S2 §5, §9; D71, D73, D75, D76, D135',
    entradas: { operacion, clase, hoy, fecha: tecleada.fecha, tipo: tpId, grupo: gpId },
    valor: motivos.length === 0 ? Object.keys(dato) : null,
  }
  const fecha = parseFecha(tecleada.fecha)
  if (motivos.length > 0 || fecha === undefined || tpId === null)
    return { ok: false, motivos, porque }
  const { imprime } = findFormulario(tpId)
  return { ok: true, valor: { fecha, tpId, gpId, obs, recursos, dato, imprime }, porque }
}
