/** Runs writes one after another, in the order of the calls. */
export type WriteQueue = < Result >( write: () => Promise< Result > ) => Promise< Result >;

/**
 * Makes a queue for writes that change the same value on the server. If two were sent at once, the first could be stored
 * last, and of two changes to one list of ids one would be lost.
 *
 * @return A function that runs a write and returns its result. It rejects with the error of the write; later writes still run.
 */
export function createWriteQueue(): WriteQueue {
	let last: Promise< unknown > = Promise.resolve();
	return ( write ) => {
		const next = last.then( write, write );
		last = next;
		return next;
	};
}
