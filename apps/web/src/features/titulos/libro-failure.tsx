import { textos } from '@apremia/core'
import type { Failure } from '../../api/failure.ts'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { RowErrorsAlert } from '../../ui/row-errors/row-errors.tsx'

interface LibroFailureProps {
  readonly archivo: string
  readonly failure: Failure
  readonly onClose: () => void
}

export const LibroFailure = ({ archivo, failure, onClose }: LibroFailureProps) => {
  const errores = failure.errores ?? []
  return (
    <div className="stack">
      <FailureAlert failure={failure} title={textos.titulos.fallaAlProcesar} onClose={onClose} />
      {errores.length > 0 && (
        <RowErrorsAlert archivo={archivo} errores={errores} total={errores.length} />
      )}
    </div>
  )
}
