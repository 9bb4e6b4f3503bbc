import { addFilter } from '@wordpress/hooks';

const names = ( queries: unknown ): unknown => ( Array.isArray( queries ) ? [ ...( queries as readonly unknown[] ), 'ref' ] : queries );

/**
 * Makes links keep the query value `ref`, which says where a flow was started. As in the host, the screens of flows start this
 * when they are first opened; once is enough.
 */
export function keepRef(): void {
	addFilter( 'woocommerce_admin_persisted_queries', 'store-admin/keep-ref', names );
}
