/** An error of a write that the screen itself cancels. Its message says what was not done and why, and is shown unchanged. */
export class DescribedWriteError extends Error {
	override readonly name = 'DescribedWriteError';
}
