import { textos } from '@apremia/core'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import './imagen.css'

interface ImagenViewProps {
  readonly blob: Blob
  readonly label: string
  readonly fallback: ReactNode
  readonly onDownload: () => void
}

export const ImagenView = ({ blob, label, fallback, onDownload }: ImagenViewProps) => {
  const [url, setUrl] = useState<string>()
  const [broken, setBroken] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  if (broken) return fallback
  return (
    <div className="imagen">
      {url !== undefined && <img src={url} alt={label} onError={() => setBroken(true)} />}
      <Button icon="descargar" onClick={onDownload}>
        {textos.documentos.visor.descargar}
      </Button>
    </div>
  )
}
