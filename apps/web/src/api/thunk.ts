import type { Client } from '@apremia/api-client'
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { OnProgress } from './upload-fetch.ts'

/** Dependencies that every thunk and endpoint receives besides the store. */
export interface Extra {
  readonly client: Client
  /** A client that acts with this token, or with none, whoever is signed in. */
  readonly clientOf: (token: string | undefined) => Client
  /** The same client, telling how much of what it sends has gone. */
  readonly clientWithProgress: (onProgress: OnProgress) => Promise<Client>
}

/** A thunk that reads at most the part of the state it names. */
export type Thunk<Result, State = unknown> = ThunkAction<Result, State, Extra, UnknownAction>

export const useAppDispatch = useDispatch.withTypes<ThunkDispatch<never, Extra, UnknownAction>>()
