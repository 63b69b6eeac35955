import { textos } from '@apremia/core'
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
  readonly onClose: () => void
}

export const DeshacerBar = ({ lote, onClose }: DeshacerBarProps) => {
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
      <p>{cuantasDe(lote)}</p>
      <Suspense fallback={<Opening />}>
        {abierto && (
          <DeshacerDialog lote={lote} onClose={() => setAbierto(false)} onDone={onClose} />
        )}
      </Suspense>
    </Alert>
  )
}
