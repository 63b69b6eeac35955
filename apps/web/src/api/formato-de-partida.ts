import { FORMATO_INICIAL_DE_PARTIDA, type FormatoDePartida } from '@apremia/core'
import { useSelector } from 'react-redux'
import { configApi } from './config-api.ts'

const selectConfig = configApi.endpoints.getConfig.select({})

export const useFormatoDePartida = (): FormatoDePartida =>
  useSelector((state: Parameters<typeof selectConfig>[0]) => selectConfig(state).data?.partida) ??
  FORMATO_INICIAL_DE_PARTIDA
