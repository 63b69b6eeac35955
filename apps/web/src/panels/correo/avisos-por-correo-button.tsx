import { textos } from '@apremia/core'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'

const AvisosPorCorreoDialog = later(
  async () => (await import('./avisos-por-correo-dialog.tsx')).AvisosPorCorreoDialog,
)

export const AvisosPorCorreoButton = () => {
  const [abierto, setAbierto] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setAbierto(true)}>
        {textos.avisosPorCorreo.abrir}
      </Button>
      {abierto && <AvisosPorCorreoDialog onClose={() => setAbierto(false)} />}
    </>
  )
}
