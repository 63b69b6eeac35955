import { textos } from '@apremia/core'
import { useState } from 'react'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import type { ContribuyenteAbierto } from './contribuyente-api.ts'

const DomicilioDialog = later(async () => (await import('./domicilio-dialog.tsx')).DomicilioDialog)

const { cambiarDomicilio: t } = textos.paginaDeContribuyente

export const DomicilioElectronico = ({ persona }: { readonly persona: ContribuyenteAbierto }) => {
  const [abierto, setAbierto] = useState(false)
  const cambia = usePuede()('contribuyentes.domicilio')
  return (
    <>
      {persona.DOMICILIO_ELECTRONICO || textos.comunes.sinDato}{' '}
      {cambia && (
        <Button
          variant="ghost"
          icon="editar"
          aria-label={t.boton}
          title={t.boton}
          onClick={() => setAbierto(true)}
        />
      )}
      {abierto && <DomicilioDialog persona={persona} onClose={() => setAbierto(false)} />}
    </>
  )
}
