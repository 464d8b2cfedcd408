import { addPasskey, passkeyOptions, signInByPasskey, signInOptions } from '../api/http.ts';
import type { AccountState } from '../api/types.ts';

/** Return whether passkeys work here: they need HTTPS or localhost, and a host name instead of an IP address. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname);

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
const text = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data))).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

interface Named {
  id: string;
}

/** Create a passkey, for a new account with this name or for the account that is signed in. */
export async function makePasskey(name: string): Promise<AccountState> {
  const asked = JSON.parse((await passkeyOptions(name)).options) as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user.id) },
    excludeCredentials: (asked.excludeCredentials ?? []).map((one: Named) => ({ type: 'public-key', id: bytes(one.id) })),
  } as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return await addPasskey(asJson(made, { clientDataJSON, attestationObject }));
}

/** Sign in with a passkey of this device. */
export async function usePasskey(): Promise<AccountState> {
  const asked = JSON.parse((await signInOptions()).options) as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = { ...asked, challenge: bytes(asked.challenge), allowCredentials: [] } as PublicKeyCredentialRequestOptions;
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response as AuthenticatorAssertionResponse;
  return await signInByPasskey(asJson(used, { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }));
}

/** Return a credential as JSON. */
function asJson({ id, rawId, type }: PublicKeyCredential, response: Record<string, ArrayBuffer>): string {
  const parts = Object.entries(response).map(([name, data]) => [name, text(data)]);
  return JSON.stringify({ id, rawId: text(rawId), type, response: Object.fromEntries(parts), clientExtensionResults: {} });
}
