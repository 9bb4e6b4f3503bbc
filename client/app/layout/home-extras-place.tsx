import type { ReactElement } from 'react';
import type { Query } from '@store-admin/navigation';
import { can } from '@store-admin/settings';
import { HomeExtras } from '../../screens/home/route';

/** Dialogs and tour of Home, for those who may see it. Outside the screen, so that they come while it still loads. */
export function HomeExtrasPlace( { query }: { readonly query: Query } ): ReactElement | null {
	const path = query[ 'path' ];
	const isHome = path === undefined || path === '' || path === '/';
	return isHome && can( 'manage_woocommerce' ) ? <HomeExtras /> : null;
}
