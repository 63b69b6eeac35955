import { expect, it } from 'vitest'
import { ConfigError } from './config-error.ts'
import { readProxies } from './read-proxies.ts'

it('reads addresses and ranges of both versions, however they are separated', () => {
  expect(readProxies('')).toEqual([])
  expect(readProxies(' 10.0.0.7, 192.168.0.0/16  fd00::/8,::1')).toEqual([
    '10.0.0.7',
    '192.168.0.0/16',
    'fd00::/8',
    '::1',
  ])
})

it.each([
  'proxy.example',
  '10.0.0',
  '10.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  'fd00::/129',
  '10.0.0.0/8/8',
  '10.0.0.0/ocho',
  '10.0.0.7:443',
  'loopback',
  'true',
])('refuses «%s» and names it', (text) => {
  expect(() => readProxies(`127.0.0.1, ${text}`)).toThrow(ConfigError)
  expect(() => readProxies(text)).toThrow(`«${text}»`)
})
