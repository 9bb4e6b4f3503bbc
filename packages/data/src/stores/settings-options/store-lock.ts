import type { Thunk } from '../../core/remote-data/thunk';

/** A lock that is held, with its release function. */
export interface StoreLock {
	readonly path: string;
	readonly release: () => void;
}

/** The release of the latest lock per path; the next caller waits for it. */
const tails = new Map< string, Promise< void > >();

/**
 * Waits until the lock of a path is free, then holds it. Extensions use it to send writes one after another.
 *
 * @param _store Name of the store; not used, since all locks belong to this store.
 * @param path   Parts of the path.
 */
export function acquireLock( _store: string, path: readonly string[] ): Thunk< StoreLock > {
	return async () => {
		const key = path.join( '/' );
		const before = tails.get( key );
		let release = () => {};
		tails.set( key, new Promise( ( resolve ) => ( release = resolve ) ) );
		await before;
		return { path: key, release };
	};
}

/** Releases the lock, so that the next caller can hold it. */
export function releaseLock( lock: StoreLock ): Thunk< void > {
	return async () => {
		lock.release();
		return Promise.resolve();
	};
}
