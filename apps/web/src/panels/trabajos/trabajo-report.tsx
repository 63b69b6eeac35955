import { Alert } from '../../ui/alert.tsx'
import { RowErrorsAlert } from '../../ui/row-errors/row-errors.tsx'
import type { Trabajo } from './trabajo.ts'

export const TrabajoReport = ({ trabajo }: { readonly trabajo: Trabajo }) => (
  <div className="stack">
    {trabajo.error && <Alert kind="error" title={trabajo.error.message} />}
    {trabajo.avisos.map((aviso) => (
      <Alert key={aviso} kind="aviso" title={aviso} />
    ))}
    {trabajo.errores.length > 0 && (
      <RowErrorsAlert
        archivo={trabajo.titulo}
        errores={trabajo.errores}
        total={trabajo.erroresTotal}
      />
    )}
  </div>
)
