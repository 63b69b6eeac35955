import type { Decision, Motivo, Porque } from '../decision/decision.ts'
import { parseCodigoAbogado } from '../identificador/codigo-abogado.ts'
import type { FormatoDePartida } from '../identificador/formato-de-partida.ts'
import type { Principal } from '../permiso/usuario.ts'
import { busqueda } from '../texto/busqueda.ts'
import { gestion } from '../texto/gestion.ts'
import {
  type Alcance,
  alcanceDe,
  buscaPorDocumento,
  checkDocumento,
  eligeAbogado,
} from './alcance.ts'
import { type Criterio, diceAlgo } from './criterio.ts'
import { type CampoDe, CRITERIOS, type FiltroDe, type ListaDeBusqueda } from './listas.ts'

/** Values that a person typed in the fields of a search, by field name. Fields without a value do not filter. */
export type Tecleado<L extends ListaDeBusqueda> = {
  readonly [C in CampoDe<L> | 'abogado']?: string | null | undefined
}

export interface Busqueda<L extends ListaDeBusqueda> {
  readonly filtro: FiltroDe<L>
  readonly alcance: Alcance
}

const motivo = (codigo: string, campo: string, mensaje: string): Motivo => ({
  codigo,
  campo,
  mensaje,
})

/**
 * Checks a search, in the form and on the server (S1 §5, S2 §5). Returns the filters and where the person may search,
 * or every reason to refuse the search.
 * - The state of the debt is not enough for a search (D104).
 * - The number of a real property also needs a tax (D108). A stage group also needs a kind of action (S2 §5).
 * - A lawyer searches only among the lawyer's own properties and businesses (T1).
 *
 * @param partida format of the number that the province gives to a real property (D170)
 */
export const decideBusqueda = <L extends ListaDeBusqueda>(
  lista: L,
  principal: Principal,
  tecleado: Tecleado<L>,
  partida: FormatoDePartida,
): Decision<Busqueda<L>> => {
  const criterios: Readonly<Record<string, Criterio>> = CRITERIOS[lista]
  const motivos: Motivo[] = []
  const filtro: Record<string, string> = {}
  const dados: boolean[] = []
  const valorDe = (campo: string): string =>
    ((tecleado as Readonly<Record<string, string | null | undefined>>)[campo] ?? '').trim()

  for (const [campo, criterio] of Object.entries(criterios)) {
    const { read, mensaje, estado = false, documento = false } = criterio
    const texto = valorDe(campo)
    if (!diceAlgo(criterio, texto)) continue
    dados.push(estado)
    if (documento && !buscaPorDocumento(principal)) {
      motivos.push(...checkDocumento(principal, campo, texto))
      continue
    }
    const leido = read(texto, partida)
    if (leido === undefined) motivos.push(motivo('busqueda.campo', campo, mensaje(partida)))
    else filtro[campo] = leido
  }
  const pedido = eligeAbogado(principal) ? valorDe('abogado') : ''
  const abogado = pedido === '' ? '' : parseCodigoAbogado(pedido)
  if (pedido !== '') dados.push(false)
  if (abogado === undefined) motivos.push(motivo('busqueda.campo', 'abogado', busqueda.abogado))
  if (dados.length > 0 && dados.every(Boolean))
    motivos.push(motivo('busqueda.solo-estados', '', busqueda.soloPorEstados))
  if (lista === 'inmuebles' && valorDe('inmueble') !== '' && valorDe('recurso') === '')
    motivos.push(motivo('busqueda.falta-recurso', 'recurso', busqueda.faltaRecurso))
  if (valorDe('etapaGrupo') !== '' && valorDe('etapa') === '')
    motivos.push(motivo('busqueda.falta-etapa', 'etapa', gestion.faltaEstado))

  const alcance = alcanceDe(principal, abogado ?? '')
  const porque: Porque = {
    regla: `busqueda/${lista}`,
    fuente: 'S1 §5, §6; S2 §5; D11, D13, D104-D106, D108',
    entradas: { ...filtro, rol: principal.rol },
    valor: alcance.tipo,
  }
  if (motivos.length > 0) return { ok: false, motivos, porque }
  return { ok: true, valor: { filtro: filtro as FiltroDe<L>, alcance }, porque }
}
