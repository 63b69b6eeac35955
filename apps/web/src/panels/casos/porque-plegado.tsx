import { textos } from '@apremia/core'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import './casos.css'

// The component loads, and requests the explanation of the case, only when the person opens the explanation.
const PorqueDeCaso = lazy(async () => ({
  default: (await import('./porque-de-caso.tsx')).PorqueDeCaso,
}))

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
