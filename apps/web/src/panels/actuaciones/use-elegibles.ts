import { decideSeleccionDeCasos, interpolar, type ModoDeGestion, textos } from '@apremia/core'
import { useId } from 'react'
import { usePrincipal } from '../../session/use-principal.ts'
import type { Selection } from '../../ui/table/selection.tsx'
import type { ImponibleElegido } from './elegido.ts'
import type { SeleccionDeCasos } from './seleccion.ts'

const { elegir, elegirPagina } = textos.gestion.seleccion

export interface Elegibles<Row> {
  /** Checkboxes in the rows of the list. Undefined for a person who may not record actions on cases. */
  readonly selection: Selection<Row> | undefined
  /**
   * Reason (`motivo`) why no row can be chosen now. The page shows the reason in the element with this `id`, and screen
   * readers read it with each checkbox (ux 8).
   */
  readonly bloqueo: { readonly id: string; readonly motivo: string } | undefined
}

interface Opciones<Row> {
  readonly modo: ModoDeGestion
  readonly seleccion: SeleccionDeCasos
  readonly toElegido: (row: Row) => ImponibleElegido
  readonly onChoose: (elegidos: readonly ImponibleElegido[], dentro: boolean) => void
}

/**
 * Returns the checkboxes with which the person chooses properties or businesses of a list, to record an action on them.
 * When the checkboxes are disabled, `bloqueo` gives the reason. A person who may never record an action gets no
 * checkboxes (S2 §4, §6).
 */
export const useElegibles = <Row>(opciones: Opciones<Row>): Elegibles<Row> => {
  const { modo, seleccion, toElegido, onChoose } = opciones
  const id = useId()
  const principal = usePrincipal()
  const decision = decideSeleccionDeCasos(principal, modo)
  const motivo = decision.ok ? undefined : decision.motivos[0]?.mensaje
  const bloqueo = motivo === undefined ? undefined : { id, motivo }
  if (!decideSeleccionDeCasos(principal, { historico: false, extrajudicial: false }).ok)
    return { selection: undefined, bloqueo }
  return {
    selection: {
      isChosen: (row) => seleccion.has(toElegido(row).clave),
      onChoose: (rows, dentro) => onChoose(rows.map(toElegido), dentro),
      nameOf: (row) => interpolar(elegir, { imponible: toElegido(row).nombre }),
      pageName: elegirPagina,
      blockedBy: motivo === undefined ? undefined : id,
    },
    bloqueo,
  }
}
