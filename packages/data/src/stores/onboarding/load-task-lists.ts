import { resolveSelect as pageResolve, type DataRegistry } from '@wordpress/data';
import { onboardingStore } from './store';

/**
 * Fetches the task lists if that has not been done. For loaders, so that the lists are there as soon as the code of the
 * screen is.
 *
 * @param registry The page's registry when left out.
 * @return Settles when the lists or their error are in the store.
 */
export async function loadTaskLists( registry?: DataRegistry ): Promise< void > {
	try {
		await ( registry ? registry.resolveSelect( onboardingStore ) : pageResolve( onboardingStore ) ).getTaskLists();
	} catch {
		// The hook of the screen reads the error from the store and offers a retry.
	}
}
