import { resolveSelect as pageResolve, type DataRegistry } from '@wordpress/data';
import { onboardingStore } from './store';

/**
 * Reads every task list, unless that has been done. For loaders: the lists are then there when the screen's code is.
 *
 * @param registry The page's registry when left out.
 * @return Settles when the lists are in the store, or their failure is.
 */
export async function loadTaskLists( registry?: DataRegistry ): Promise< void > {
	try {
		await ( registry ? registry.resolveSelect( onboardingStore ) : pageResolve( onboardingStore ) ).getTaskLists();
	} catch {
		// The hook of the screen reads the failure from the store and offers to try again.
	}
}
