import type { Shape } from './shape';

/** One request to the store and the expected shape of its answer. */
export interface ContractCase {
	/** Name of the recording. */
	readonly name: string;
	readonly method: string;
	/** Route below the REST root. `{id}` stands for the first id of the list above it that is not 0. */
	readonly path: string;
	readonly query?: Readonly< Record< string, unknown > >;
	readonly body?: unknown;
	/** `none`: no cookie and no nonce. `wrong nonce`: the cookie and an invalid nonce. */
	readonly auth?: 'none' | 'wrong nonce';
	readonly status: number;
	/** Names of required headers, in lower case. */
	readonly headers?: readonly string[];
	/** Code of an error answer. */
	readonly code?: string;
	readonly shape: Shape;
}
