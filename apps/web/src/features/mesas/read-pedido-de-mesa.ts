import { ORDENES_DE_MESA } from '@apremia/api-client'
import { type Principal, puede, SOLAPAS } from '@apremia/core'
import { impedimentoDeAlcance } from '../../session/use-principal.ts'
import { type ListaState, ordenDe } from '../../ui/table/lista.ts'
import { readFiltroDeMesa } from './filtro.ts'
import type { CampoDeMesa, DatosDeMesa, FiltroDeMesa, SolapaConCasos } from './mesa.ts'

/** Returns the sub-tab that the URL names, or the first sub-tab when the URL names none (S2 §2.5). */
const solapaDe = ({ solapa }: FiltroDeMesa): SolapaConCasos =>
  [...SOLAPAS, 'todos' as const].find((una) => una === solapa) ?? 'activos'

export const readPedidoDeMesa = (
  datos: DatosDeMesa,
  principal: Principal,
  lista: Pick<ListaState<CampoDeMesa>, 'filtro' | 'orden'>,
  abogado: string,
) => {
  const historico = lista.filtro.historico === 'true' && puede(principal, 'historico.buscar')
  const filtro = { ...lista.filtro, historico: historico ? 'true' : '' }
  const solapa = solapaDe(filtro)
  const impedimento = impedimentoDeAlcance(principal)
  const lectura = readFiltroDeMesa(datos, filtro, abogado)
  const consulta = impedimento === undefined && lectura.ok ? lectura.body : undefined
  const orden = ordenDe(ORDENES_DE_MESA, lista.orden ?? datos.spec.propio)
  return {
    solapa,
    historico,
    impedimento,
    consulta,
    orden,
    pedido: consulta && { ...consulta, solapa, ...orden },
  }
}
