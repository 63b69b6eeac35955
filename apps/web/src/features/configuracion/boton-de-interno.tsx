import { interpolar, textos } from '@apremia/core'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'

const { filas } = textos.configuracion

interface BotonDeInternoProps {
  readonly de: string
  readonly texto: string
}

/** Button 'i' beside a setting. A click shows the internal key of the setting and the source of its value. */
export const BotonDeInterno = ({ de, texto }: BotonDeInternoProps) => {
  const [abierto, setAbierto] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        icon="info"
        variant="ghost"
        title={filas.interno}
        aria-label={interpolar(filas.boton, { verbo: filas.interno, de })}
        aria-expanded={abierto}
        aria-controls={id}
        onClick={() => setAbierto(!abierto)}
      />
      <span className="cell-detail fila-interno" id={id} role="status" hidden={!abierto}>
        {abierto && texto}
      </span>
    </>
  )
}
