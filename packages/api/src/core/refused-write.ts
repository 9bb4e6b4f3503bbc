import type { ApiError } from './api-error';
import { toApiError } from './to-api-error';

let latest: ApiError | undefined;

/** Keeps why a write of the host's own stores was refused, and returns it. */
export function keepRefusal( thrown: unknown ): ApiError {
	latest = toApiError( thrown );
	return latest;
}

/**
 * Why the latest write of the host's own stores was refused. It is returned once. Their actions reject right after the request does, so
 * for the caller of an action it is the reason of that action.
 */
export function takeRefusal(): ApiError | undefined {
	const taken = latest;
	latest = undefined;
	return taken;
}
