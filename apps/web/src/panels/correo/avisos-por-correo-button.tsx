import { textos } from '@apremia/core'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Opening } from '../../ui/opening.tsx'

const AvisosPorCorreoDialog = lazy(async () => ({
  default: (await import('./avisos-por-correo-dialog.tsx')).AvisosPorCorreoDialog,
}))

/** Opens the choice of the e-mails that the person receives. */
export const AvisosPorCorreoButton = () => {
  const [abierto, setAbierto] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setAbierto(true)}>
        {textos.avisosPorCorreo.abrir}
      </Button>
      {abierto && (
        <Suspense fallback={<Opening />}>
          <AvisosPorCorreoDialog onClose={() => setAbierto(false)} />
        </Suspense>
      )}
    </>
  )
}
