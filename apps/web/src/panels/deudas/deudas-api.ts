import { municipioDeuda } from '@apremia/api-client'
import { api } from '../../api/api.ts'
import { query } from '../../api/endpoint.ts'

const { useDeudaCCQuery } = api.injectEndpoints({
  endpoints: (build) => ({ deudaCC: query(build, municipioDeuda.deudaCC) }),
})

export { useDeudaCCQuery }
