import { provideStoreWork } from '../core/remote-data/deferred';
import { STORE_WORK } from '../store-work';

/** Lets stores do at once what they are asked, as they do on a page that has loaded their code. */
export function completeStores(): void {
	provideStoreWork( STORE_WORK );
}
