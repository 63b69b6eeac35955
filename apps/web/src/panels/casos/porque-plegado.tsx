import { textos } from '@apremia/core'
import { type ComponentProps, useState } from 'react'
import { later } from '../../ui/later.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import './casos.css'

// The code and the data of the explanation of a case are loaded only when the person opens the explanation.
const PorqueDeCaso = later(
  async () => (await import('./porque-de-caso.tsx')).PorqueDeCaso,
  <ListSkeleton />,
)

export const PorquePlegado = (caso: ComponentProps<typeof PorqueDeCaso>) => {
  const [abierto, setAbierto] = useState(false)
  return (
    <details
      className="caso-plegado"
      open={abierto}
      onToggle={({ currentTarget }) => setAbierto(currentTarget.open)}
    >
      <summary>{textos.casosPantalla.porque}</summary>
      {abierto && <PorqueDeCaso {...caso} />}
    </details>
  )
}
