import { expiringStorage, type ExpiringStorage } from './expiring-storage';

const PREFIX = 'wc_admin_task_referral_';
const DEFAULT_LIFETIME_S = 60;

interface ReferralOptions {
	readonly taskId: string;
	/** Seconds; 60 by default. */
	readonly referralLifetime?: number;
	/** The session storage by default. */
	readonly storage?: Storage;
}

/**
 * Stores for a short time the page from which a task was opened, so that the task can return there. When the browser refuses its
 * storage the referral is lost, which is harmless.
 *
 * @param options Task, lifetime and storage.
 */
export function accessTaskReferralStorage( options: ReferralOptions ): ExpiringStorage {
	const { taskId, referralLifetime = DEFAULT_LIFETIME_S } = options;
	return expiringStorage( PREFIX + taskId, referralLifetime, () => options.storage ?? globalThis.sessionStorage );
}
