import type { Decision, Motivo } from '../decision/decision.ts'
import { abogados } from '../texto/abogados.ts'
import { interpolar } from '../texto/interpolar.ts'

export interface EntradaDeReasignacion {
  readonly origen: string
  /** Null when no lawyer has the code. */
  readonly destino: { readonly codexterno: string; readonly baja: boolean } | null
  readonly periodos: number
  readonly convenios: number
  /**
   * Number of items that only the municipality's own service can pass to another lawyer. Null when the product keeps
   * the periods.
   */
  readonly enElMunicipio: number | null
  /**
   * Agreements that have cases both inside and outside the chosen cases. All the cases of an agreement must pass
   * together.
   */
  readonly conveniosAMedias?: readonly string[]
}

/** The two lawyers must be different, the lawyer `destino` must be active, and there must be cases to pass (D22). */
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
