import { textos } from '@apremia/core'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import type { Hecho } from '../actuaciones/use-linea-de-tiempo.ts'
import { radicacionesDe } from '../actuaciones/use-linea-de-tiempo.ts'

const PlazoDialog = later(async () => (await import('./plazo-dialog.tsx')).PlazoDialog)

/**
 * Button that counts a judicial term with the calendar of the last court filing of a case. Without a court filing, the
 * button is not shown.
 */
export const ContarPlazo = ({ hechos }: { readonly hechos: readonly Hecho[] }) => {
  const [abierto, setAbierto] = useState(false)
  const [ultima] = radicacionesDe(hechos)
  if (ultima === undefined) return null
  const { juzgado, departamento } = ultima.dato
  return (
    <div className="actions">
      <Button icon="calendario" onClick={() => setAbierto(true)}>
        {textos.diasInhabiles.contar.boton}
      </Button>
      {abierto && (
        <PlazoDialog
          juzgado={String(juzgado ?? '')}
          departamento={String(departamento ?? '')}
          onClose={() => setAbierto(false)}
        />
      )}
    </div>
  )
}
