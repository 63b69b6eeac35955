import { textos } from '@apremia/core'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { useTeclas } from './use-teclas.ts'

const Buscador = lazy(async () => ({ default: (await import('./buscador.tsx')).Buscador }))
const TeclasDialog = lazy(async () => ({
  default: (await import('../features/buscador/teclas-dialog.tsx')).TeclasDialog,
}))

const { buscar } = textos.navegacion

/** The way to the search box, from every screen: what it opens is brought then. */
export const BuscadorButton = () => {
  const [abierto, setAbierto] = useState<'buscador' | 'teclas'>()
  useTeclas(setAbierto)
  const close = () => setAbierto(undefined)
  return (
    <>
      <Tooltip text={buscar}>
        {(describedBy) => (
          <Button
            variant="ghost"
            icon="buscar"
            className="header-button"
            aria-label={buscar}
            aria-describedby={describedBy}
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K"
            onClick={() => setAbierto('buscador')}
          />
        )}
      </Tooltip>
      <Suspense>
        {abierto === 'buscador' && (
          <Buscador onTeclas={() => setAbierto('teclas')} onClose={close} />
        )}
        {abierto === 'teclas' && <TeclasDialog onClose={close} />}
      </Suspense>
    </>
  )
}
