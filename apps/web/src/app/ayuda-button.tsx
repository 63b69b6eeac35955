import { textos } from '@apremia/core'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Tooltip } from '../ui/tooltip.tsx'

const AyudaDrawer = lazy(async () => ({
  default: (await import('../features/ayuda/ayuda-drawer.tsx')).AyudaDrawer,
}))
const RecorridoDialog = lazy(async () => ({
  default: (await import('../features/ayuda/recorrido-dialog.tsx')).RecorridoDialog,
}))
const TeclasDialog = lazy(async () => ({
  default: (await import('../features/buscador/teclas-dialog.tsx')).TeclasDialog,
}))

const { ayuda } = textos.navegacion

export const AyudaButton = () => {
  const [abierto, setAbierto] = useState<'ayuda' | 'recorrido' | 'teclas'>()
  const close = () => setAbierto(undefined)
  return (
    <>
      <Tooltip text={ayuda}>
        {(describedBy) => (
          <Button
            variant="ghost"
            icon="ayuda"
            className="header-button"
            aria-label={ayuda}
            aria-describedby={describedBy}
            aria-haspopup="dialog"
            onClick={() => setAbierto('ayuda')}
          />
        )}
      </Tooltip>
      <Suspense>
        {abierto === 'ayuda' && (
          <AyudaDrawer
            onRecorrido={() => setAbierto('recorrido')}
            onTeclas={() => setAbierto('teclas')}
            onClose={close}
          />
        )}
        {abierto === 'recorrido' && <RecorridoDialog onClose={close} />}
        {abierto === 'teclas' && <TeclasDialog onClose={close} />}
      </Suspense>
    </>
  )
}
