import type { Decision, Motivo } from '../decision/decision.ts'
import { abogados } from '../texto/abogados.ts'
import { interpolar } from '../texto/interpolar.ts'

export interface EntradaDeReasignacion {
  readonly origen: string
  /** Lawyer who receives the cases. Null when no lawyer has the requested code. */
  readonly destino: { readonly codexterno: string; readonly baja: boolean } | null
  readonly periodos: number
  readonly convenios: number
  /**
   * Number of properties and businesses whose debt the lawyer collects and that somebody must reassign in the
   * municipality's own system. Null when the debt is stored in this product.
   */
  readonly enElMunicipio: number | null
  /**
   * Numbers of the agreements with some cases in the reassignment and other cases outside it. Such an agreement
   * prevents the reassignment, because all its cases must have the same lawyer.
   */
  readonly conveniosAMedias?: readonly string[]
}

/**
 * Decides whether the cases of the lawyer `origen` may be reassigned to the lawyer `destino` (D22). The lawyers must be
 * different, `destino` must be active, and `origen` must have cases or agreements to reassign.
 */
export const decideReasignacion = (entrada: EntradaDeReasignacion): Decision<null> => {
  const { origen, destino, periodos, convenios, enElMunicipio, conveniosAMedias = [] } = entrada
  const motivos: Motivo[] = []
  const refuse = (codigo: string, campo: string, mensaje: string) =>
    motivos.push({ codigo, campo, mensaje })
  const { reasignacion } = abogados
  if (destino === null) refuse('abogado.destino-inexistente', 'destino', reasignacion.sinDestino)
  else {
    const { codexterno, baja } = destino
    if (codexterno === origen) refuse('abogado.destino-igual', 'destino', reasignacion.mismo)
    if (baja)
      refuse('abogado.destino-de-baja', 'destino', interpolar(reasignacion.deBaja, { codexterno }))
  }
  for (const convenio of conveniosAMedias)
    refuse('abogado.convenio-a-medias', 'casos', interpolar(reasignacion.aMedias, { convenio }))
  if (periodos === 0 && convenios === 0 && conveniosAMedias.length === 0) {
    if (enElMunicipio === null || enElMunicipio === 0)
      refuse('abogado.sin-casos', '', reasignacion.sinCasos)
    else
      refuse(
        'abogado.casos-en-el-municipio',
        '',
        interpolar(reasignacion.soloEnElMunicipio, { n: enElMunicipio }),
      )
  }
  const porque = {
    regla: 'abogado/reasignar',
    fuente: 'D22, D121',
    entradas: { origen, destino: destino?.codexterno ?? null, periodos, convenios, enElMunicipio },
    valor: motivos.length === 0,
  }
  return motivos.length === 0 ? { ok: true, valor: null, porque } : { ok: false, motivos, porque }
}
