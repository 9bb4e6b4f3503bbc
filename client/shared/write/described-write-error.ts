/** A write that the screen itself gives up. Its message says what was not done and why, and is shown as it is. */
export class DescribedWriteError extends Error {
	override readonly name = 'DescribedWriteError';
}
