/** The error for a boot object with a missing or invalid field; its message names the field. */
export class BootError extends Error {
	public override readonly name = 'BootError';
}
