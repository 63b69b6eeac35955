import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { cuantasDe, type LoteGrabado } from './grabacion.ts'

const t = textos.actuaciones.deshacer

const DeshacerDialog = later(async () => (await import('./deshacer-dialog.tsx')).DeshacerDialog)

interface DeshacerBarProps {
  readonly lote: LoteGrabado
  /** Name of the case whose actions were recorded. Undefined while the page still shows that case. */
  readonly sobre?: string | undefined
  readonly onClose: () => void
}

export const DeshacerBar = ({ lote, sobre, onClose }: DeshacerBarProps) => {
  const [abierto, setAbierto] = useState(false)
  return (
    <Alert
      kind="exito"
      onClose={onClose}
      actions={
        <Button icon="deshacer" onClick={() => setAbierto(true)}>
          {t.abrir}
        </Button>
      }
    >
      <p>
        {cuantasDe(lote)}{' '}
        {sobre !== undefined && interpolar(textos.paginaDeCaso.sobre, { caso: sobre })}
      </p>
      {abierto && <DeshacerDialog lote={lote} onClose={() => setAbierto(false)} onDone={onClose} />}
    </Alert>
  )
}
