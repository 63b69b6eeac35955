import { textos } from '@apremia/core'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import './casos.css'

// Loaded and requested once it is opened.
const PorqueDeCaso = lazy(async () => ({
  default: (await import('./porque-de-caso.tsx')).PorqueDeCaso,
}))

/** Explanation of a case, folded, for screens whose main subject is the case itself. */
export const PorquePlegado = (caso: ComponentProps<typeof PorqueDeCaso>) => {
  const [abierto, setAbierto] = useState(false)
  return (
    <details
      className="caso-plegado"
      open={abierto}
      onToggle={({ currentTarget }) => setAbierto(currentTarget.open)}
    >
      <summary>{textos.casosPantalla.porque}</summary>
      {abierto && (
        <Suspense fallback={<ListSkeleton />}>
          <PorqueDeCaso {...caso} />
        </Suspense>
      )}
    </details>
  )
}
