import { FORMATO_INICIAL_DE_PARTIDA, type FormatoDePartida } from '@apremia/core'
import { useSelector } from 'react-redux'
import { configApi } from './config-api.ts'

const selectConfig = configApi.endpoints.getConfig.select({})

/**
 * Returns how the municipality writes the number of a property in its province. Until the configuration loads, the
 * first row.
 */
export const useFormatoDePartida = (): FormatoDePartida =>
  useSelector((state: Parameters<typeof selectConfig>[0]) => selectConfig(state).data?.partida) ??
  FORMATO_INICIAL_DE_PARTIDA
