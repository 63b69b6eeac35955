import { textos, writeMarca } from '@apremia/core'
import { useState } from 'react'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import type { ContribuyenteAbierto } from './contribuyente-api.ts'
import { marcaDePersona } from './marca-de-persona.ts'

const MarcaDialog = later(async () => (await import('./marca-dialog.tsx')).MarcaDialog)

const t = textos.marcaDeContribuyente

export const MarcaDelContribuyente = ({ persona }: { readonly persona: ContribuyenteAbierto }) => {
  const [abierto, setAbierto] = useState(false)
  const cambia = usePuede()('contribuyentes.marca')
  return (
    <>
      {writeMarca(marcaDePersona(persona)) || t.sinMarca}{' '}
      {cambia && (
        <Button
          variant="ghost"
          icon="editar"
          aria-label={t.cambiar.boton}
          title={t.cambiar.boton}
          onClick={() => setAbierto(true)}
        />
      )}
      {abierto && <MarcaDialog persona={persona} onClose={() => setAbierto(false)} />}
    </>
  )
}
