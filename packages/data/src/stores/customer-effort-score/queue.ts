import type { WireObject } from '@store-admin/api';
import { createSingleValue } from '../../core/remote-data/single-value';

/** A question that waits to be asked. */
export type Survey = WireObject & { readonly action: string };

const NO_SURVEYS: readonly Survey[] = [];

export const queue = createSingleValue( 'SET_CES_SURVEY_QUEUE', NO_SURVEYS );

/** Which page the question belongs to, in the words that WordPress gives every admin page. */
export function currentPage(): { readonly pagenow: string; readonly adminpage: string } {
	return {
		pagenow: String( Reflect.get( globalThis, 'pagenow' ) ?? '' ),
		adminpage: String( Reflect.get( globalThis, 'adminpage' ) ?? '' ),
	};
}
