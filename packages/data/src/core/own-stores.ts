/** The actions of every store of ours that was registered. */
const OWN = new WeakSet< object >();

/** Marks the actions of a store as ours, when it is registered. */
export function markAsOwn( actions: object ): void {
	OWN.add( actions );
}

/**
 * Whether a store is ours. Extensions and usage tracking bring the host's own store of the same name, which comes first.
 *
 * @param actions What `useDispatch()` returned for the store.
 */
export function isOwnStore( actions: object ): boolean {
	return OWN.has( actions );
}
