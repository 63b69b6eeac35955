import { textos } from '@apremia/core'
import { useState } from 'react'
import { useUsuario } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import './ayuda.css'
import { saveVisto, useVisto } from './recorrido-visto.ts'

const RecorridoDialog = later(
  async () => (await import('./recorrido-dialog.tsx')).RecorridoDialog,
  null,
)

const t = textos.ayuda

export const OfertaDeRecorrido = () => {
  const dni = useUsuario()?.dni ?? ''
  const visto = useVisto(dni)
  const [abierto, setAbierto] = useState(false)
  if (visto && !abierto) return null
  return (
    <>
      <section className="oferta" aria-label={t.recorrido}>
        <span>{t.oferta}</span>
        <Button onClick={() => setAbierto(true)}>{t.hacerRecorrido}</Button>
        <Button
          variant="ghost"
          icon="quitar"
          aria-label={t.ahoraNo}
          title={t.ahoraNo}
          onClick={() => saveVisto(dni)}
        />
      </section>
      {abierto && <RecorridoDialog onClose={() => setAbierto(false)} />}
    </>
  )
}
