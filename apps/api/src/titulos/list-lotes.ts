import type { Handler } from '../platform/http/mount.ts'
import { pageLotesDeTitulos } from './lotes-repo.ts'

export const listLotes: Handler<'listLotes'> = ({ db }, { query }) => pageLotesDeTitulos(db, query)
