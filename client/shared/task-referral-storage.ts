const PREFIX = 'wc_admin_task_referral_';
const DEFAULT_LIFETIME_S = 60;

interface ReferralOptions {
	readonly taskId: string;
	/** Seconds; 60 by default. */
	readonly referralLifetime?: number;
	/** The session storage by default. */
	readonly storage?: Storage;
}

export interface TaskReferralStorage {
	/** The stored referral; null when there is none or it has expired. */
	readonly getWithExpiry: () => unknown;
	readonly setWithExpiry: ( data: unknown ) => void;
	readonly remove: () => void;
}

interface Entry {
	readonly expiry: number;
	readonly data: unknown;
}

function parseEntry( text: string | null ): Entry | null {
	try {
		const entry: unknown = JSON.parse( text ?? 'null' );
		const expiry: unknown = typeof entry === 'object' && entry !== null ? Reflect.get( entry, 'expiry' ) : null;
		return typeof expiry === 'number' && typeof entry === 'object' && entry !== null
			? { expiry, data: Reflect.get( entry, 'data' ) }
			: null;
	} catch {
		return null;
	}
}

/** The browser's storage. When the browser refuses it the referral is lost, which is harmless. */
function trying< Result >( access: () => Result ): Result | null {
	try {
		return access();
	} catch {
		return null;
	}
}

/**
 * Stores for a short time the page from which a task was opened, so that the task can return there.
 *
 * @param options Task, lifetime and storage.
 */
export function accessTaskReferralStorage( options: ReferralOptions ): TaskReferralStorage {
	const { taskId, referralLifetime = DEFAULT_LIFETIME_S } = options;
	const key = PREFIX + taskId;
	const storage = () => options.storage ?? globalThis.sessionStorage;
	const remove = () => void trying( () => storage().removeItem( key ) );
	return {
		getWithExpiry: () => {
			const entry = parseEntry( trying( () => storage().getItem( key ) ) );
			if ( entry && entry.expiry >= Date.now() ) {
				return entry.data;
			}
			remove();
			return null;
		},
		setWithExpiry: ( data ) =>
			void trying( () => storage().setItem( key, JSON.stringify( { expiry: Date.now() + referralLifetime * 1000, data } ) ) ),
		remove,
	};
}
