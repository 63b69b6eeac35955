import { interpolar, textos } from '@apremia/core'
import { lazy, Suspense, useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Opening } from '../../ui/opening.tsx'
import { cuantasDe, type LoteGrabado } from './grabacion.ts'

const t = textos.actuaciones.deshacer

const DeshacerDialog = lazy(async () => ({
  default: (await import('./deshacer-dialog.tsx')).DeshacerDialog,
}))

interface DeshacerBarProps {
  readonly lote: LoteGrabado
  /** Name of the case of the recorded actions, when the page shows another case. */
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
      <Suspense fallback={<Opening />}>
        {abierto && (
          <DeshacerDialog lote={lote} onClose={() => setAbierto(false)} onDone={onClose} />
        )}
      </Suspense>
    </Alert>
  )
}
