/** Runs writes one after another, in the order they were asked for. */
export type WriteQueue = < Result >( write: () => Promise< Result > ) => Promise< Result >;

/**
 * Makes a queue for writes that touch the same value on the server. Sent at once, they are served at the same time: the
 * first may be the last to be stored, and of two changes to one list of ids one is lost.
 *
 * @return Function that takes a write and gives its result; it rejects with what the write rejects with, and a write that
 *         failed holds up no other.
 */
export function createWriteQueue(): WriteQueue {
	let last: Promise< unknown > = Promise.resolve();
	return ( write ) => {
		const next = last.then( write, write );
		last = next;
		return next;
	};
}
