import type { Thunk } from '../../core/remote-data/thunk';

/** What the holder of a lock gives back. */
export interface StoreLock {
	readonly path: string;
	readonly release: () => void;
}

/** The last holder per path; the next one waits for it. */
const tails = new Map< string, Promise< void > >();

/**
 * Waits until nobody else holds the lock of a path, then holds it. Extensions use it to write one after another.
 *
 * @param _store Name of the store; every lock taken here belongs to this one.
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

/** Lets the next one have the lock. */
export function releaseLock( lock: StoreLock ): Thunk< void > {
	return async () => {
		lock.release();
		return Promise.resolve();
	};
}
