import { textos } from '@apremia/core'
import { useGetConfigQuery } from '../../api/config-api.ts'
import { newEstado, otraCuentaAddress, returnAddress } from '../../session/provider-token.ts'
import { Button } from '../../ui/button.tsx'

/**
 * Button to sign in as another person. The session at the identity provider may still be open, so the button makes the
 * provider ask for the identity again.
 */
export const OtraCuenta = () => {
  const { data: config } = useGetConfigQuery({})
  const go = () => {
    if (config === undefined) return
    const vlv = returnAddress(window.location.origin, newEstado(window.sessionStorage))
    window.location.assign(otraCuentaAddress(config.identidad, vlv))
  }
  return (
    <Button disabled={config === undefined} onClick={go}>
      {textos.acceso.otraCuenta}
    </Button>
  )
}
