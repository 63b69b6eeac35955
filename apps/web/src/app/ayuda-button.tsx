import { textos } from '@apremia/core'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { later } from '../ui/later.tsx'
import { Tooltip } from '../ui/tooltip.tsx'

const AyudaDrawer = later(
  async () => (await import('../features/ayuda/ayuda-drawer.tsx')).AyudaDrawer,
  null,
)
const RecorridoDialog = later(
  async () => (await import('../features/ayuda/recorrido-dialog.tsx')).RecorridoDialog,
  null,
)
const TeclasDialog = later(
  async () => (await import('../features/buscador/teclas-dialog.tsx')).TeclasDialog,
  null,
)

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

      {abierto === 'ayuda' && (
        <AyudaDrawer
          onRecorrido={() => setAbierto('recorrido')}
          onTeclas={() => setAbierto('teclas')}
          onClose={close}
        />
      )}
      {abierto === 'recorrido' && <RecorridoDialog onClose={close} />}
      {abierto === 'teclas' && <TeclasDialog onClose={close} />}
    </>
  )
}
