import { textos } from '@apremia/core'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { later } from '../ui/later.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { CampoDeEspera } from './campo-de-espera.tsx'
import { useTeclas } from './use-teclas.ts'

const load = () => import('./buscador.tsx')
const Buscador = later(async () => (await load()).Buscador, null)
const TeclasDialog = later(
  async () => (await import('../features/buscador/teclas-dialog.tsx')).TeclasDialog,
  null,
)

const { buscar } = textos.navegacion

/** Milliseconds until the search box is loaded in the background, after the first screen. */
const ESPERA_MS = 1500

export const BuscadorButton = () => {
  const [abierto, setAbierto] = useState<'buscador' | 'teclas'>()
  useTeclas(setAbierto)
  const tecleado = useRef('')
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), ESPERA_MS)
    return () => clearTimeout(timer)
  }, [])
  const close = () => {
    tecleado.current = ''
    setAbierto(undefined)
  }
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
      {abierto === 'buscador' && <CampoDeEspera tecleado={tecleado} />}

      {abierto === 'buscador' && (
        <Buscador tecleado={tecleado} onTeclas={() => setAbierto('teclas')} onClose={close} />
      )}
      {abierto === 'teclas' && <TeclasDialog onClose={close} />}
    </>
  )
}
