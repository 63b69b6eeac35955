import { textos } from '@apremia/core'
import { Alert } from '../../ui/alert.tsx'

export const AvisoDeImportes = ({ texto }: { readonly texto: string }) => (
  <Alert kind="aviso" title={textos.deudas.importesDeAntes}>
    <p>
      {texto.charAt(0).toLocaleUpperCase('es-AR')}
      {texto.slice(1)}. {textos.deudas.conMotivo}
    </p>
  </Alert>
)
