import type { Verb } from '../define.ts'
import { crearCuenta } from './crear.ts'
import { listarCuentas } from './listar.ts'
import { renovarCuenta } from './renovar.ts'
import { revocarCuenta } from './revocar.ts'

export const verbs: readonly Verb[] = [crearCuenta, listarCuentas, renovarCuenta, revocarCuenta]
