import { useEffect } from 'react';
import { addAction, removeAction } from '@wordpress/hooks';

const ACTION = 'hookAdded';
const NAMESPACES = [
	'woocommerce/woocommerce/watch_woocommerce_admin_pages_list',
	'woocommerce/woocommerce/watch_woocommerce_admin_reports_list',
];

/**
 * Adds handlers to the action `hookAdded`, under the names that the host's app uses while it is mounted. Late extensions
 * wait for these names before they add a page, because in the host only such a handler makes the list be computed again.
 * We compute it for every filter (`onFilterChange`), so our handlers do nothing.
 */
export function useHostWatchers(): void {
	useEffect( () => {
		NAMESPACES.forEach( ( namespace ) => addAction( ACTION, namespace, () => {} ) );
		return () => NAMESPACES.forEach( ( namespace ) => removeAction( ACTION, namespace ) );
	}, [] );
}
