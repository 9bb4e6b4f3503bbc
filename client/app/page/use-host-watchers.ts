import { useEffect } from 'react';
import { addAction, removeAction } from '@wordpress/hooks';

const ACTION = 'hookAdded';
const NAMESPACES = [
	'woocommerce/woocommerce/watch_woocommerce_admin_pages_list',
	'woocommerce/woocommerce/watch_woocommerce_admin_reports_list',
];

/**
 * Adds handlers to the action `hookAdded` under the names that the host's app has while it is mounted. Extensions that come
 * after the first run of a list wait for its name before they add a page, since only then somebody computes the list again.
 * We do that for every filter (`onFilterChange`), so these handlers have nothing to do.
 */
export function useHostWatchers(): void {
	useEffect( () => {
		NAMESPACES.forEach( ( namespace ) => addAction( ACTION, namespace, () => {} ) );
		return () => NAMESPACES.forEach( ( namespace ) => removeAction( ACTION, namespace ) );
	}, [] );
}
