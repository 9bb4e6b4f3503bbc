import type { RestRequest } from '../fake-rest';

/** The answer of a batch of settings when each was saved. */
export function saveSettings( { body }: RestRequest ): { readonly update: unknown } {
	return { update: ( body as { update: unknown } ).update };
}
