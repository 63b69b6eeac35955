import type { Client } from '@apremia/api-client'
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { OnProgress } from './upload-fetch.ts'

export interface Extra {
  readonly client: Client
  /**
   * Returns an API client that sends the given token instead of the token of the present session. With undefined, the
   * client sends no token.
   */
  readonly clientOf: (token: string | undefined) => Client
  readonly clientWithProgress: (onProgress: OnProgress) => Promise<Client>
}

export type Thunk<Result, State = unknown> = ThunkAction<Result, State, Extra, UnknownAction>

export const useAppDispatch = useDispatch.withTypes<ThunkDispatch<never, Extra, UnknownAction>>()
