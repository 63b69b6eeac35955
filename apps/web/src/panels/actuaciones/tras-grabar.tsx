import { decideAccionDeActuacion } from '@apremia/core'
import { useState } from 'react'
import { usePrincipal } from '../../session/use-principal.ts'
import { later } from '../../ui/later.tsx'
import { DeshacerBar } from './deshacer-bar.tsx'
import type { Grabacion } from './grabacion.ts'

const PapelDialog = later(async () => (await import('./papel-dialog.tsx')).PapelDialog)

interface TrasGrabarProps extends Pick<Grabacion, 'papel' | 'lote'> {
  /** Case whose actions were recorded, to name it when the page already shows another case. Undefined otherwise. */
  readonly sobre?: string | undefined
}

export const TrasGrabar = ({ papel, lote, sobre }: TrasGrabarProps) => {
  const principal = usePrincipal()
  const [verPapel, setVerPapel] = useState(true)
  const [verLote, setVerLote] = useState(true)
  // The undo button is hidden when the person may not delete some of the recorded actions, such as the action of
  // another lawyer (D8, D12).
  const deshace = lote?.abogados.every((abogado) => {
    const grabada = { abogado, vigente: true, eliminadaEl: null }
    return decideAccionDeActuacion(principal, grabada, 'eliminar').ok
  })
  return (
    <>
      {deshace && lote && verLote && (
        <DeshacerBar lote={lote} sobre={sobre} onClose={() => setVerLote(false)} />
      )}
      {papel && verPapel && <PapelDialog papel={papel} onClose={() => setVerPapel(false)} />}
    </>
  )
}
