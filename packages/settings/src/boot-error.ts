/** Says which part of the boot object is missing or wrong. */
export class BootError extends Error {
	public override readonly name = 'BootError';
}
