import { textos } from '@apremia/core'
import { useSyncExternalStore } from 'react'
import { Alert } from '../ui/alert.tsx'

const { titulo, aviso } = textos.comunes.sinConexion

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

export const OfflineBanner = () => {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (online) return null
  return (
    <Alert kind="aviso" title={titulo}>
      <p>{aviso}</p>
    </Alert>
  )
}
