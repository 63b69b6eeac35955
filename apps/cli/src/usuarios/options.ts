import { PERMISOS, ROLES } from '@apremia/core'
import { Option } from 'commander'

export const rolOption = (): Option => new Option('--rol <rol>', 'Rol').choices(ROLES)

export const permisosOption = (flags: string, description: string): Option =>
  new Option(flags, description).choices(PERMISOS)
