import { textos } from '@apremia/core'
import { Alert } from '../../ui/alert.tsx'

export const AvisosDeConvenio = ({ avisos }: { readonly avisos: readonly string[] }) =>
  avisos.length > 0 && (
    <Alert kind="aviso" title={textos.convenios.verifique}>
      <ul>
        {avisos.map((aviso) => (
          <li key={aviso}>{aviso}</li>
        ))}
      </ul>
    </Alert>
  )
